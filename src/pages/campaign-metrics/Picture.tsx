import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { loadOnce } from '../../ui/arrival.ts';
import { type CsvColumn, csvText } from '../../ui/csv.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { saveFile } from '../../ui/download.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useAction } from '../../ui/useAction.tsx';
import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';

const loadPictureFile = loadOnce(() => import('./pictureFile.ts'));

/** A column of a picture's table: the number as it is, for the file, and as a person reads it. */
export interface PictureColumn<Row> extends CsvColumn<Row> {
  id: string;
  width: number;
  align?: 'start' | 'end';
  /** How the table shows it; without it, the value itself. */
  show?: (row: Row) => ReactNode;
}

interface PictureProps<Row extends object> {
  title: string;
  note: string;
  /** The beginning of the names of saved files. */
  fileName: string;
  legend: readonly { label: string; color: string }[];
  columns: readonly PictureColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** True where none of the rows can be drawn. */
  isEmpty?: boolean;
  /** The picture. */
  children: ReactNode;
}

/** A picture of some numbers, the same numbers as a table, and both to be saved. */
export function Picture<Row extends object>(props: PictureProps<Row>) {
  const { title, note, fileName, legend, columns, rows, getRowId, isEmpty = rows.length === 0, children } = props;
  const t = useCampaignMetricsWords();
  const [view, setView] = useState<'picture' | 'table'>('picture');
  const drawn = useRef<HTMLDivElement>(null);
  const tableColumns = useMemo(
    () =>
      columns.map(({ id, header, width, align, value, show }): Column<Row> => {
        const cell = show ?? ((row: Row) => value(row) ?? null);
        return { id, header, width, align, cell };
      }),
    [columns],
  );

  const savePicture = async (format: 'svg' | 'png') => {
    const svg = drawn.current?.querySelector('svg');
    if (!svg) return;
    const { pictureAsPng, pictureAsSvg } = await loadPictureFile();
    const text = pictureAsSvg(svg, { title, legend });
    if (format === 'svg') saveFile(`${fileName}.svg`, text, 'image/svg+xml');
    else saveFile(`${fileName}.png`, await pictureAsPng(text));
  };
  const [run, fault] = useAction();
  const saves = [
    ...(view === 'picture' && !isEmpty ? (['png', 'svg'] as const) : []).map((format) => ({
      format: format.toUpperCase(),
      save: () => savePicture(format),
    })),
    { format: 'CSV', save: async () => saveFile(`${fileName}.csv`, await csvText(columns, rows)) },
  ];
  return (
    <Panel title={title} note={note}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1, displayPrint: 'none' }}
        role="group"
        aria-label={title}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_, next: typeof view | null) => next !== null && setView(next)}
          aria-label={t.showAs}
        >
          <ToggleButton value="picture">{t.asPicture}</ToggleButton>
          <ToggleButton value="table">{t.asTable}</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ flex: 1 }} />
        {saves.map(({ format, save }) => (
          <Button
            key={format}
            size="small"
            onClick={() => void run(save)}
            aria-label={t.saveAs(title, format)}
            sx={{ minWidth: 44 }}
          >
            {format}
          </Button>
        ))}
        {fault}
      </Box>
      {view === 'table' ? (
        <Box sx={{ maxHeight: 380, overflow: 'auto' }}>
          <DataTable caption={t.tableOf(title)} columns={tableColumns} rows={[...rows]} getRowId={getRowId} />
        </Box>
      ) : isEmpty ? (
        <Box sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>{t.nothingToDraw}</Box>
      ) : (
        <Box component="figure" aria-label={t.pictureOf(title)} ref={drawn} sx={{ m: 0, breakInside: 'avoid' }}>
          <Legend legend={legend} />
          {children}
        </Box>
      )}
    </Panel>
  );
}

const Legend = ({ legend }: Pick<PictureProps<object>, 'legend'>) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      mb: 0.5,
      p: 0,
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      fontSize: '0.8125rem',
    }}
  >
    {legend.map(({ label, color }) => (
      <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          aria-hidden
          sx={{
            width: 12,
            height: 12,
            borderRadius: 0.5,
            bgcolor: color,
            printColorAdjust: 'exact',
            forcedColorAdjust: 'none',
            flex: 'none',
          }}
        />
        {label}
      </Box>
    ))}
  </Box>
);
