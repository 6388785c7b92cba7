import { type ComponentProps, use } from 'react';

type Plots = typeof import('./plots.tsx');

let plots: Promise<Plots> | undefined;

/** Loads the charts when one is first shown. They share one promise, so that from then on a browser can print all of them at once. */
function usePlots(): Plots {
  plots ??= import('./plots.tsx');
  return use(plots);
}

export function HorizontalBars(props: ComponentProps<Plots['HorizontalBars']>) {
  const { HorizontalBars: Plot } = usePlots();
  return <Plot {...props} />;
}

export function MonthlyPlot(props: ComponentProps<Plots['MonthlyPlot']>) {
  const { MonthlyPlot: Plot } = usePlots();
  return <Plot {...props} />;
}

export function AudienceScatterPlot(props: ComponentProps<Plots['AudienceScatterPlot']>) {
  const { AudienceScatterPlot: Plot } = usePlots();
  return <Plot {...props} />;
}
