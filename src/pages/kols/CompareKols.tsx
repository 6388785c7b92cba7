import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type CSSProperties, useId } from 'react';
import type { ReadKol } from '../../contract/readKol.ts';
import { PHONE } from '../../ui/media.ts';
import { part } from '../../ui/tableParts.ts';
import { Value } from '../../ui/Value.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { useKolListWords } from '../../words/kolList.ts';
import { labelOf } from '../../words/labelOf.ts';
import { useKolColumns } from './useKolColumns.tsx';

/** 2 to 4 KOLs side by side: a column each, a line per field. */
export function CompareKols({ kols, onClose }: { kols: ReadKol[]; onClose: () => void }) {
  const t = useKolListWords();
  const { expertise_areas, research_interests } = useKolWords();
  const format = useFormat();
  const titleId = useId();
  const [name, ...columns] = useKolColumns(onClose);
  const list = (field: 'expertise_areas' | 'research_interests', header: string) => ({
    id: field,
    header,
    cell: (kol: ReadKol) => <Value>{kol[field] && format.series(kol[field].map((entry) => labelOf({}, entry)))}</Value>,
  });
  const lines = [...columns, list('expertise_areas', expertise_areas), list('research_interests', research_interests)];
  const style: CSSProperties & { '--kols': number } = { '--kols': kols.length };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="lg"
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: {
            [PHONE]: { m: 0, width: '100%', maxWidth: 'none', height: '100%', maxHeight: 'none', borderRadius: 0 },
          },
        },
      }}
    >
      <DialogTitle id={titleId}>{t.compareTitle}</DialogTitle>
      <DialogContent sx={{ [PHONE]: { px: 1.5 } }}>
        <Scroller role="region" aria-label={t.compareTitle} tabIndex={0}>
          <table {...part.table} style={style}>
            <thead {...part.rows}>
              <tr {...part.row}>
                <td {...part.cell} />
                {kols.map((kol) => (
                  <th key={kol.id} {...part.columnHeader} scope="col">
                    {name?.cell(kol)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...part.rows}>
              {lines.map(({ id, header, cell }) => (
                <tr key={id} {...part.row}>
                  <th {...part.rowHeader} scope="row">
                    {header}
                  </th>
                  {kols.map((kol) => (
                    <td key={kol.id} {...part.cell}>
                      {cell(kol)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  table: { borderCollapse: 'collapse', width: '100%' },
  'th, td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '10px 12px',
    minWidth: 170,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  'tbody th': { fontWeight: 500, color: theme.vars.palette.text.secondary, minWidth: 120 },
  // On a phone what is compared stands under each other's name, and the KOLs have the whole width.
  [PHONE]: {
    'table, thead, tbody': { display: 'block' },
    table: { minWidth: 'calc(var(--kols) * 8.5rem)' },
    tr: {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--kols), minmax(0, 1fr))',
      borderBottom: '1px solid',
      borderColor: theme.vars.palette.divider,
    },
    'th, td': { minWidth: 0, padding: '4px 8px 10px', border: 0 },
    'thead td': { display: 'none' },
    'tbody th': {
      gridColumn: '1 / -1',
      position: 'sticky',
      insetInlineStart: 0,
      width: 'max-content',
      paddingBlock: '8px 0',
    },
  },
}));
