import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { RowData } from '@tanstack/react-table';
import { type CSSProperties, type ReactNode, type Ref, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { ActionsMenu } from '../../components/layout/ActionsMenu.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useIsPrinting } from '../../components/layout/useIsPrinting.ts';
import { type CsvColumn, csvText } from '../../components/table/csv.ts';
import { StaticTable } from '../../components/table/DataTable.tsx';
import { saveFile } from '../../components/table/saveFile.ts';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { CHART_TEXT } from '../../theme/theme.ts';
import { chartSizes, nameChart } from '../shared/charts.ts';
import { reportExport } from '../shared/reportExport.ts';
import styles from './ChartCard.module.css';
import { PRINTED_ROWS } from './metrics.ts';

/** A column of a chart's table: the raw value for the file, and its formatted text. */
export interface ChartColumn<Row> extends CsvColumn<Row> {
  id: string;
  size: number;
  align?: 'start' | 'end';
  /** How the table formats the value; without it, the raw value. */
  show?: (row: Row) => ReactNode;
}

interface ChartCardProps<Row extends RowData> {
  title: string;
  note: string;
  /** A sentence about the use of the chart, which is not printed. */
  hint?: string;
  /** The start of the names of saved files. */
  fileName: string;
  legend: readonly { label: string; color: string }[];
  columns: readonly ChartColumn<Row>[];
  rows: readonly Row[];
  /** True if no row can be drawn. */
  isEmpty?: boolean;
  /** True if bars have their value behind their end. */
  hasLabels?: boolean;
  /** The height of the chart in pixels, which is kept free until it is loaded. */
  height: number;
  /** The chart, which may be lazy. */
  children: ReactNode;
}

/** A chart, the same numbers as a table, and export of both. */
export function ChartCard<Row extends RowData>(props: ChartCardProps<Row>) {
  const {
    title,
    note,
    hint,
    fileName,
    legend,
    columns,
    rows,
    isEmpty = rows.length === 0,
    hasLabels,
    height,
    children,
  } = props;
  const t = useCampaignMessages();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const figure = useRef<HTMLElement>(null);
  const [isShown, setIsShown] = useState(false);
  const tableColumns = useMemo(
    () =>
      columns.map(
        ({ id, header, size, align, value, show }): DataColumn<Row> => ({
          id,
          header,
          size,
          meta: { align },
          cell: ({ row }) => (show ?? value)(row.original) ?? null,
        }),
      ),
    [columns],
  );

  const saveChart = async (format: 'svg' | 'png') => {
    // On a phone the menu can be in view without the chart.
    setIsShown(true);
    const [{ chartAsPng, chartAsSvg }] = await Promise.all([import('./chartFile.ts'), waitForCharts([figure.current])]);
    const svg = figure.current?.querySelector('svg');
    if (!svg) return;
    const text = chartAsSvg(svg, { title, legend, note });
    if (format === 'svg') saveFile(`${fileName}.svg`, text, 'image/svg+xml');
    else saveFile(`${fileName}.png`, await chartAsPng(text));
    report();
  };
  const saveTable = async () => {
    saveFile(`${fileName}.csv`, await csvText(columns, rows));
    report();
  };
  const labelSize: CSSProperties & { '--label-size': string } = {
    '--label-size': `${chartSizes().of(CHART_TEXT.label)}px`,
  };
  const caption = t.tableOf(title);
  const printed = rows.slice(0, PRINTED_ROWS);
  const printedTable = (
    <>
      {rows.length > printed.length && t.printedRows(printed.length, rows.length)}
      <StaticTable caption={caption} columns={tableColumns} rows={printed} />
    </>
  );
  const other = view === 'chart' ? 'table' : 'chart';
  const actions = [
    { label: t.showAs[other], run: () => setView(other) },
    ...(view === 'chart' && !isEmpty ? (['png', 'svg'] as const) : []).map((format) => ({
      label: t.saveAs(format.toUpperCase()),
      run: () => saveChart(format),
    })),
    { label: t.saveAs('CSV'), run: saveTable },
  ];
  return (
    <Section title={title} note={note} hint={hint} actions={<ActionsMenu label={t.actions(title)} actions={actions} />}>
      {view === 'table' ? (
        <div className={styles.table}>
          <StaticTable caption={caption} columns={tableColumns} rows={rows} />
        </div>
      ) : isEmpty ? (
        <div className={styles.empty}>{t.nothingToDraw}</div>
      ) : (
        <figure
          aria-label={t.chartOf(title)}
          ref={figure}
          className={styles.figure}
          data-labels={hasLabels || undefined}
          style={labelSize}
        >
          <Legend legend={legend} />
          <WhenInView height={height} isShown={isShown} onShown={setIsShown} table={printedTable}>
            <div ref={nameChart(t.valuesOf(title))}>{children}</div>
          </WhenInView>
        </figure>
      )}
    </Section>
  );
}

interface WhenInViewProps extends Pick<ChartCardProps<RowData>, 'height' | 'children'> {
  isShown: boolean;
  /** Stable; called once they must be shown. */
  onShown: (isShown: true) => void;
  /** What is printed while the chart is not loaded. */
  table: ReactNode;
}

/**
 * Shows its children from when they come into view, or are printed: the chart library is large, and on a phone all charts are below
 * the first screen. Until they are loaded it keeps their place.
 */
function WhenInView({ height, isShown, onShown, table, children }: WhenInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  useEffect(() => {
    // While it is printed, the chart is there. Afterwards there is a new place to watch.
    if (isPrinting) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onShown(true),
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [onShown, isPrinting]);
  const placeholder = <PlotSkeleton ref={place} height={height} />;
  if (!isShown && !isPrinting) return placeholder;
  // The browser's own command prints at once, when the chart library may not be loaded.
  const fallback = (
    <>
      <Box sx={{ displayPrint: 'none' }}>{placeholder}</Box>
      {isPrinting && <Box sx={{ display: 'none', displayPrint: 'block' }}>{table}</Box>}
    </>
  );
  return <Suspense fallback={fallback}>{children}</Suspense>;
}

/** The place of a chart. Pale, because a dark area of this size would flash. */
export const PlotSkeleton = (props: { ref?: Ref<HTMLDivElement>; height: number }) => (
  <Skeleton variant="rounded" animation={false} style={{ opacity: 0.3 }} {...props} />
);

/** Some seconds: a chart that cannot be loaded must not keep the others from being printed. */
const MAX_FRAMES = 300;

/** Waits until the charts in these figures are drawn, or until the signal aborts. */
export async function waitForCharts(figures: Iterable<Element | null>, signal?: AbortSignal) {
  const all = [...figures];
  const isDrawn = () => all.every((figure) => figure?.querySelector('svg'));
  for (let frame = 0; frame < MAX_FRAMES && !signal?.aborted && !isDrawn(); frame++)
    await new Promise(requestAnimationFrame);
}

const report = () => reportExport({ action: 'exported', subjects: ['campaign-metrics'] });

const Legend = ({ legend }: Pick<ChartCardProps<RowData>, 'legend'>) => (
  <ul className={styles.legend}>
    {legend.map(({ label, color }) => (
      <li key={label}>
        <div aria-hidden className={styles.color} style={{ backgroundColor: color }} />
        {label}
      </li>
    ))}
  </ul>
);

/** The colors of the charts; theme.ts defines them. */
export const OPEN_COLOR = 'var(--mui-palette-chart-open)';
export const CLICK_COLOR = 'var(--mui-palette-chart-click)';
export const VOLUME_COLOR = 'var(--mui-palette-chart-volume)';
