import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type CSSProperties, useId } from 'react';
import { Dialog } from '../../components/layout/Dialog.tsx';
import { JoinedList } from '../../components/layout/JoinedList.tsx';
import { Value } from '../../components/layout/Value.tsx';
import { roles } from '../../components/table/useDataTable.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { PHONE } from '../../theme/theme.ts';
import { useKolFields } from './kolColumns.tsx';

/** Compares 2 to 4 KOLs: one column per KOL, one row per field. */
export function CompareKols({ kols, onClose }: { kols: ParsedKol[]; onClose: () => void }) {
  const t = useKolListMessages();
  const common = useCommonMessages();
  const { expertise_areas, research_interests } = useKolMessages();
  const format = useFormat();
  const titleId = useId();
  const [name, ...fields] = useKolFields(onClose);
  const list = (field: 'expertise_areas' | 'research_interests', header: string) => ({
    id: field,
    header,
    show: (kol: ParsedKol) => (
      <Value>
        {kol[field] && kol[field].length > 0 && (
          <JoinedList texts={kol[field].map((entry) => getLabel({}, entry))} separator={format.seriesMark} />
        )}
      </Value>
    ),
  });
  const lines = [...fields, list('expertise_areas', expertise_areas), list('research_interests', research_interests)];
  const style: CSSProperties & { '--kols': number } = { '--kols': kols.length };
  return (
    <Dialog
      onClose={onClose}
      fullWidth
      maxWidth="lg"
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: {
            [PHONE]: {
              width: '100%',
              maxWidth: 'none',
              height: '100%',
              maxHeight: 'none',
              margin: 0,
              borderRadius: '0',
            },
          },
        },
      }}
    >
      <DialogTitle id={titleId}>{t.compareTitle}</DialogTitle>
      <DialogContent sx={{ [PHONE]: { paddingInline: 1.5 } }}>
        <Box role="region" aria-label={t.compareTitle} tabIndex={0} sx={scrollerStyle}>
          <table {...roles.table} style={style}>
            <thead {...roles.rowGroup}>
              <tr {...roles.row}>
                <td {...roles.cell} />
                {kols.map((kol) => (
                  <th key={kol.id} {...roles.columnHeader} scope="col">
                    {name?.show(kol)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...roles.rowGroup}>
              {lines.map(({ id, header, show }) => (
                <tr key={id} {...roles.row}>
                  <th {...roles.rowHeader} scope="row">
                    {header}
                  </th>
                  {kols.map((kol) => (
                    <td key={kol.id} {...roles.cell}>
                      {show(kol)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

const scrollerStyle = {
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& th, & td': {
    minWidth: 170,
    padding: '10px 12px',
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& tbody th': { minWidth: 120, fontWeight: 500, color: 'text.secondary' },
  [PHONE]: {
    '& table, & thead, & tbody': { display: 'block' },
    '& table': { minWidth: 'calc(var(--kols) * 9.5rem)', fontSize: 'body2.fontSize' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--kols), minmax(0, 1fr))',
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& th, & td': { minWidth: 0, padding: '4px 8px 10px', border: 0 },
    '& thead td': { display: 'none' },
    '& tbody th': {
      position: 'sticky',
      insetInlineStart: '0',
      gridColumn: '1 / -1',
      width: 'max-content',
      paddingBlock: '8px 0',
    },
  },
} as const;
