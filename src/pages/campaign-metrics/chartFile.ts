/** The pixel ratio of the file, so that the chart is sharp on paper and slides. */
const PNG_SCALE = 2;
const MARGIN = 16;
const TITLE_HEIGHT = 30;
const LEGEND_HEIGHT = 26;

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
}

/** Returns a chart as a standalone SVG file with its title, legend and styles. */
export function chartAsSvg(svg: SVGSVGElement, { title, legend }: ChartTexts): string {
  const { width, height } = svg.getBoundingClientRect();
  const page = getComputedStyle(svg);
  const paper = getComputedStyle(svg.closest('section') ?? document.body);
  const top = MARGIN + TITLE_HEIGHT + LEGEND_HEIGHT;
  const file = element('svg', { width: width + 2 * MARGIN, height: height + top + MARGIN });
  file.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  file.setAttribute('viewBox', `0 0 ${width + 2 * MARGIN} ${height + top + MARGIN}`);
  file.append(element('rect', { width: '100%', height: '100%', fill: paper.backgroundColor }));

  const texts = { 'font-family': page.fontFamily, fill: paper.color };
  file.append(
    element('text', { x: MARGIN, y: MARGIN + 16, 'font-size': 17, 'font-weight': 650, ...texts }, title),
    ...legend.flatMap(({ label, color }, index) => {
      const x = MARGIN + legend.slice(0, index).reduce((sum, item) => sum + textWidth(item.label, page) + 40, 0);
      const y = MARGIN + TITLE_HEIGHT;
      return [
        element('rect', { x, y, width: 12, height: 12, rx: 2, fill: resolved(svg, color) }),
        element('text', { x: x + 18, y: y + 11, 'font-size': 13, ...texts }, label),
      ];
    }),
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

function textWidth(text: string, { fontFamily }: CSSStyleDeclaration): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return text.length * 8;
  context.font = `13px ${fontFamily}`;
  return context.measureText(text).width;
}
