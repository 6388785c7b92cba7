import { CHART_TEXT, ROOMY_CHART_WIDTH, textScale } from '../../theme/theme.ts';

/** Returns the sizes of a chart, which grow with the text size if there is space. Lengths are in pixels. */
export function chartSizes() {
  const scale = Math.max(1, Math.min(textScale(), window.innerWidth / ROOMY_CHART_WIDTH));
  const isNarrow = window.innerWidth < ROOMY_CHART_WIDTH;
  const margin = { left: 0, right: 18 * scale, top: 12, bottom: 0 };
  const axis = {
    tickLabelStyle: { fontSize: CHART_TEXT.tick * scale },
    labelStyle: { fontSize: CHART_TEXT.label * scale },
  };
  return {
    /** Scales a length that is given for the default text size. */
    of: (pixels: number) => pixels * scale,
    /** All charts have the same height, so that neighbors line up. */
    height: 300 * scale,
    margin,
    /** The margin for rates behind the bars, at any chart width. */
    labelledMargin: { ...margin, right: 64 * scale },
    /** True on a phone, where shorter texts leave the bars more room. The tooltip and the table have all of them. */
    isNarrow,
    /** The text styles of an axis. */
    axis,
    /** An axis below the chart, without a label. Firefox needs the room for Japanese and Chinese characters: MUI would cut them. */
    bottomAxis: { ...axis, height: 30 * scale },
  };
}

/**
 * The `ref` of an element around an MUI chart, whose values are reached by arrow keys. The chart has one tab stop, but
 * the library gives it no role and no name, and no way to set them (@mui/x-charts 9). This sets them. It also lets
 * Escape hide the tooltip until the next key press or pointer move.
 * @param name the name of the tab stop while no value is selected
 */
export const nameChart = (name: string) => (around: HTMLElement | null) => {
  const stop = around?.querySelector('.MuiChartsLayerContainer-root > [tabindex], .MuiChartsSurface-root > [tabindex]');
  stop?.setAttribute('role', 'group');
  stop?.setAttribute('aria-label', name);
  const dismiss = (isDismissed: boolean) => document.body.toggleAttribute('data-chart-dismissed', isDismissed);
  const onKey = ({ key }: KeyboardEvent) => dismiss(key === 'Escape');
  const onEnter = () => dismiss(false);
  document.addEventListener('keydown', onKey);
  around?.addEventListener('pointerenter', onEnter);
  return () => {
    document.removeEventListener('keydown', onKey);
    around?.removeEventListener('pointerenter', onEnter);
    dismiss(false);
  };
};
