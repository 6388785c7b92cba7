import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type CSSProperties, useId } from 'react';
import { roles } from '../../components/table/tableRoles.ts';
import type { ReadKol } from '../../contract/readKol.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Joined } from '../../ui/Joined.tsx';

import { Value } from '../../ui/Value.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { useKolListWords } from '../../words/kolList.ts';
import { labelOf } from '../../words/labelOf.ts';
import styles from './CompareKols.module.css';
import { useKolFields } from './kolColumns.tsx';

/** Compares 2 to 4 KOLs: one column per KOL, one row per field. */
export function CompareKols({ kols, onClose }: { kols: ReadKol[]; onClose: () => void }) {
  const t = useKolListWords();
  const { expertise_areas, research_interests } = useKolWords();
  const format = useFormat();
  const titleId = useId();
  const [name, ...fields] = useKolFields(onClose);
  const list = (field: 'expertise_areas' | 'research_interests', header: string) => ({
    id: field,
    header,
    show: (kol: ReadKol) => (
      <Value>
        {kol[field] && kol[field].length > 0 && (
          <Joined texts={kol[field].map((entry) => labelOf({}, entry))} mark={format.seriesMark} />
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
      slotProps={{ paper: { className: styles.paper } }}
    >
      <DialogTitle id={titleId}>{t.compareTitle}</DialogTitle>
      <DialogContent className={styles.content}>
        {/* biome-ignore lint/a11y/useSemanticElements: a scroll area is not a section of the page */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the focused area */}
        <div role="region" aria-label={t.compareTitle} tabIndex={0} className={styles.scroller}>
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
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
