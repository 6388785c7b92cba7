/**
 * The `ref` of a part that goes away by itself, such as a fault that is over. If the keyboard is in it then, it goes on
 * at the closest place around that takes it, and not at the beginning of the page.
 */
export function handOnFocus(part: HTMLElement | null) {
  return () => {
    if (part?.contains(document.activeElement))
      part.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
}
