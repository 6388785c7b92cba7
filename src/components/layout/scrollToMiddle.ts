/** Scrolls a line sideways, so that one of its parts is in the middle. `scrollIntoView` may also scroll the page. */
export function scrollToMiddle(part: Element | null, line: Element | null | undefined) {
  if (!part || !line) return;
  const [place, area] = [part.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollBy({ left: place.left + place.width / 2 - area.left - area.width / 2 });
}
