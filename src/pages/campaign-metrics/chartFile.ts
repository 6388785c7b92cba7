/** The pixel ratio of the file, so that the chart is sharp on paper and slides. */
const PNG_SCALE = 2;
const MARGIN = 16;
/** Where the legend starts, below the title. */
const TEXT_TOP = 44;
const FONT_SIZE = 13;
const LINE_HEIGHT = 20;
/** The width of a color of the legend, and of the gap after it. */
const LABEL_INDENT = 18;

/** The style properties to copy into the SVG file, which has no style sheets. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'visibility',
  'clip-path',
] as const;

interface ChartTexts {
  title: string;
  legend: readonly { label: string; color: string }[];
  /** Sentences below the legend. */
  note: string;
}

/** Returns a chart as a standalone SVG file with its title, legend, note and styles. */
export function chartAsSvg(svg: SVGSVGElement, chartTexts: ChartTexts): string {
  const { width, height } = svg.getBoundingClientRect();
  const page = getComputedStyle(svg);
  const paper = getComputedStyle(svg.closest('section') ?? document.body);
  const { items, lines, height: textHeight } = layOut(chartTexts, width);
  const top = TEXT_TOP + textHeight + 6;
  const file = element('svg', { width: width + 2 * MARGIN, height: height + top + MARGIN });
  file.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  file.setAttribute('viewBox', `0 0 ${width + 2 * MARGIN} ${height + top + MARGIN}`);
  file.append(element('rect', { width: '100%', height: '100%', fill: paper.backgroundColor }));

  const texts = { 'font-family': page.fontFamily, fill: paper.color };
  const line = (text: string, x: number, y: number) =>
    element('text', { x, y: y + 14, 'font-size': FONT_SIZE, ...texts }, text);
  file.append(
    element('text', { x: MARGIN, y: MARGIN + 16, 'font-size': 17, 'font-weight': 650, ...texts }, chartTexts.title),
    ...items.flatMap(({ label, color, x, y }) => [
      element('rect', { x, y: y + 3, width: 12, height: 12, rx: 2, fill: resolved(svg, color) }),
      line(label, x + LABEL_INDENT, y),
    ]),
    ...lines.map(({ text, y }) => line(text, MARGIN, y)),
  );

  const drawing = svg.cloneNode(true);
  if (!(drawing instanceof SVGSVGElement)) return '';
  inlineStyles(svg, drawing);
  for (const [name, value] of Object.entries({ x: MARGIN, y: top, width, height }))
    drawing.setAttribute(name, String(value));
  file.append(drawing);
  return new XMLSerializer().serializeToString(file);
}

/** Returns the same chart as a PNG. */
export async function chartAsPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * PNG_SCALE;
  canvas.height = image.height * PNG_SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('The browser could not write the image.');
  return blob;
}

function inlineStyles(from: Element, to: Element) {
  const styles = getComputedStyle(from);
  for (const name of STYLES) to.setAttribute(name, styles.getPropertyValue(name));
  to.removeAttribute('style');
  to.removeAttribute('class');
  // A CSS transform must become an attribute in the file.
  if (styles.transform !== 'none' && !from.hasAttribute('transform')) to.setAttribute('transform', styles.transform);
  Array.from(from.children).forEach((child, index) => {
    const copy = to.children[index];
    if (copy !== undefined) inlineStyles(child, copy);
  });
}

function element(name: string, attributes: Record<string, string | number>, text?: string): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  if (text !== undefined) made.textContent = text;
  return made;
}

/** Returns the computed value of a color variable. */
function resolved(near: Element, color: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1];
  return name === undefined ? color : getComputedStyle(near).getPropertyValue(name);
}

/**
 * Lets the browser break the legend and the note into lines of this width, in pixels. It measures in the font of the system, because
 * an image has no web fonts.
 * @returns the texts with their places in the file, and the height of all of them
 */
function layOut({ legend, note }: ChartTexts, width: number) {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.cssText = `position: fixed; top: ${TEXT_TOP}px; left: ${MARGIN}px; width: ${width}px; font: ${FONT_SIZE}px/${LINE_HEIGHT}px system-ui`;
  const items = legend.map((item) => {
    const label = place.appendChild(document.createElement('span'));
    label.style.cssText = `display: inline-block; padding-left: ${LABEL_INDENT}px; margin-right: 22px`;
    label.textContent = item.label;
    const { x, y } = label.getBoundingClientRect();
    return { ...item, x, y };
  });
  const paragraph = place.appendChild(document.createElement('div'));
  const characters = paragraph.appendChild(document.createTextNode(note));
  const { y } = paragraph.getBoundingClientRect();
  const range = document.createRange();
  const lines: { text: string; y: number }[] = [];
  for (let index = 0; index < note.length; index++) {
    range.setStart(characters, index);
    range.setEnd(characters, index + 1);
    const last = lines.at(-1);
    if (last && range.getBoundingClientRect().y < last.y + LINE_HEIGHT / 2) last.text += note.charAt(index);
    else lines.push({ text: note.charAt(index), y: y + lines.length * LINE_HEIGHT });
  }
  const { height } = place.getBoundingClientRect();
  place.remove();
  return { items, lines, height };
}
