import bowser from 'bowser';

/** Longer ones are cut: no browser sends one. */
const MAX_LENGTH = 300;

/** The browser and the system of a `User-Agent`, such as `Firefox, Windows`; null if they are unknown. */
export function describeUserAgent(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = bowser.parse(userAgent.slice(0, MAX_LENGTH));
  return browser.name && os.name ? `${browser.name}, ${os.name}` : null;
}
