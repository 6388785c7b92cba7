/** "Adaptive stimulation" → "adaptive stimulation", but "AI-based triage" stays. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
