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
