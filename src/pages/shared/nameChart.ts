/**
 * The `ref` of what is around a chart of MUI, whose arrow keys go from value to value. The chart has one stop for the
 * keyboard, which the library leaves without a role and a name, and gives no way to set them (@mui/x-charts 9). Nor does
 * it take away what it says of a value: Escape does, until another key is pressed or the pointer comes anew.
 * @param name what the stop is called as long as no value is chosen
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
