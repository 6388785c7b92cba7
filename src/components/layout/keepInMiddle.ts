/**
 * Keeps a part of a line that scrolls sideways in its middle, also after the line gets another width. `scrollIntoView` may also
 * scroll the page.
 * @returns a function that ends it, for `ref` and `useEffect`
 */
export function keepInMiddle(part: Element | null, line: Element | null | undefined) {
  if (!part || !line) return;
  // The first call comes after the next layout. Measuring at once would force a layout of its own.
  const observer = new ResizeObserver(() => {
    const [place, area] = [part.getBoundingClientRect(), line.getBoundingClientRect()];
    line.scrollBy({ left: place.left + place.width / 2 - area.left - area.width / 2 });
  });
  observer.observe(line);
  return () => observer.disconnect();
}
