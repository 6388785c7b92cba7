import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RowData } from '@tanstack/react-table';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { useAsyncAction } from '../../components/feedback/useAsyncAction.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { type CsvColumn, csvText } from '../../components/table/csv.ts';
import { StaticTable } from '../../components/table/DataTable.tsx';
import { saveFile } from '../../components/table/saveFile.ts';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import { chartSizes, nameChart } from '../shared/charts.ts';
import { chartAsPng, chartAsSvg } from './chartFile.ts';

const VIEWS = ['chart', 'table'] as const;

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
  /** The start of the names of saved files. */
  fileName: string;
  legend: readonly { label: string; color: string }[];
  columns: readonly ChartColumn<Row>[];
  rows: readonly Row[];
  /** True if no row can be drawn. */
  isEmpty?: boolean;
  /** True if bars have their value behind their end. */
  hasLabels?: boolean;
  /** The chart. */
  children: ReactNode;
}

/** A chart, the same numbers as a table, and export of both. */
export function ChartCard<Row extends RowData>(props: ChartCardProps<Row>) {
  const { title, note, fileName, legend, columns, rows, isEmpty = rows.length === 0, hasLabels, children } = props;
  const t = useCampaignMetricsMessages();
  const [view, setView] = useState<(typeof VIEWS)[number]>('chart');
  const figure = useRef<HTMLElement>(null);
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
    const svg = figure.current?.querySelector('svg');
    if (!svg) return;
    const text = chartAsSvg(svg, { title, legend });
    if (format === 'svg') saveFile(`${fileName}.svg`, text, 'image/svg+xml');
    else saveFile(`${fileName}.png`, await chartAsPng(text));
  };
  const [run, error] = useAsyncAction();
  const labelSize: CSSProperties & { '--label-size': string } = { '--label-size': `${chartSizes().of(14)}px` };
  const saves = [
    ...(view === 'chart' && !isEmpty ? (['png', 'svg'] as const) : []).map((format) => ({
      format: format.toUpperCase(),
      save: () => saveChart(format),
    })),
    { format: 'CSV', save: async () => saveFile(`${fileName}.csv`, await csvText(columns, rows)) },
  ];
  return (
    <Section title={title} note={note}>
      <Box
        role="group"
        aria-label={title}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBottom: 1, displayPrint: 'none' }}
      >
        <Box
          role="group"
          aria-label={t.showAs}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            '& > .MuiButton-root': { borderColor: 'divider' },
            '& > :first-child': { borderStartEndRadius: '0', borderEndEndRadius: '0' },
            '& > :last-child': { marginInlineStart: '-1px', borderStartStartRadius: '0', borderEndStartRadius: '0' },
          }}
        >
          {VIEWS.map((one) => (
            <Button
              key={one}
              size="small"
              variant="outlined"
              color={view === one ? 'primary' : 'inherit'}
              aria-pressed={view === one}
              onClick={() => setView(one)}
            >
              {t.as[one]}
            </Button>
          ))}
        </Box>
        <Box sx={{ display: 'flex', marginInlineStart: 'auto', '& > .MuiButton-root': { minWidth: 44 } }}>
          {saves.map(({ format, save }) => (
            <Button key={format} size="small" onClick={() => void run(save)} aria-label={t.saveAs(title, format)}>
              {format}
            </Button>
          ))}
        </Box>
        {error}
      </Box>
      {view === 'table' ? (
        <Box sx={{ maxHeight: 380, overflow: 'auto' }}>
          <StaticTable caption={t.tableOf(title)} columns={tableColumns} rows={rows} />
        </Box>
      ) : isEmpty ? (
        <Box sx={{ paddingBlock: 6, color: 'text.secondary', textAlign: 'center' }}>{t.nothingToDraw}</Box>
      ) : (
        <Box
          component="figure"
          aria-label={t.chartOf(title)}
          ref={figure}
          sx={[
            { margin: 0, breakInside: 'avoid' },
            hasLabels === true && {
              '& .MuiBarChart-label': { fontSize: 'var(--label-size)' },
              '& g[clip-path]': { clipPath: 'none' },
            },
          ]}
          style={labelSize}
        >
          <Legend legend={legend} />
          <div ref={nameChart(t.valuesOf(title))}>{children}</div>
        </Box>
      )}
    </Section>
  );
}

const Legend = ({ legend }: Pick<ChartCardProps<RowData>, 'legend'>) => (
  <Box component="ul" sx={legendStyle}>
    {legend.map(({ label, color }) => (
      <li key={label}>
        <Box
          aria-hidden
          sx={{
            flex: 'none',
            width: 12,
            height: 12,
            borderRadius: '4px',
            printColorAdjust: 'exact',
            forcedColorAdjust: 'none',
          }}
          style={{ backgroundColor: color }}
        />
        {label}
      </li>
    ))}
  </Box>
);

const legendStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  margin: '0 0 4px',
  padding: 0,
  listStyle: 'none',
  fontSize: 'body3.fontSize',
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75 },
} as const;

/** The colors of the charts; theme.ts defines them. */
export const OPEN_COLOR = 'var(--mui-palette-chart-open)';
export const CLICK_COLOR = 'var(--mui-palette-chart-click)';
export const VOLUME_COLOR = 'var(--mui-palette-chart-volume)';
