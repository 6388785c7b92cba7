/**
 * Returns the label of a token such as `advisory_board`. Lists of the interface may grow, so an unknown token is shown
 * in a readable form and never hidden: `site_visit` → "Site visit".
 */
export function getLabel(labels: Readonly<Record<string, string>>, token: string): string {
  if (Object.hasOwn(labels, token)) return labels[token] ?? token;
  const spaced = token.replaceAll('_', ' ').trim();
  return spaced === '' ? token : spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
