import type { Theme } from '@mui/material/styles';
import { CARDS, FINGER } from './media.ts';

/**
 * On a phone each row of a table stands as a card: its name, and under it a line for each further column with the
 * column's name. It stays a table for screen readers, whose parts say what they are (`tableParts`).
 */
export const tableAsCards = ({ vars }: Theme) =>
  ({
    [`@media ${CARDS}`]: {
      '&, tbody, tr, th, td': { display: 'block' },
      '&&': { width: 'auto !important', minWidth: 0 },
      colgroup: { display: 'none' },
      // Of the header what can be pressed is left, in a line that scrolls: the box for all rows, and what orders them.
      thead: { overflowX: 'auto', borderBottom: `1px solid ${vars.palette.divider}` },
      'thead:not(:has(button, input))': HIDDEN,
      'thead > tr': { display: 'flex', alignItems: 'center', width: 'max-content' },
      'thead > tr > *': { position: 'relative', padding: '0 10px !important', border: 0, textAlign: 'start' },
      '&& thead th:not(:has(button))': HIDDEN,
      'thead td[data-box]': { padding: '0 !important' },
      'thead [role=separator]': { display: 'none' },
      'tbody tr': { padding: '10px 16px 12px' },
      'tbody tr + tr': { borderTop: `1px solid ${vars.palette.divider}` },
      'tbody tr[data-spare]': { display: 'none' },
      'tbody tr[data-selected]': { backgroundColor: vars.palette.action.selected },
      'tbody tr > *, tbody tr:is(:hover, [data-selected]) > *': { backgroundColor: 'transparent' },
      '&& tbody tr > *': { padding: 0, border: 0, textAlign: 'start' },
      'tbody td[data-label]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 3fr)',
        columnGap: 12,
        padding: '3px 0 !important',
        '& > *': { gridColumn: 2, justifySelf: 'start' },
        '& > [data-rate-bar]': { justifySelf: 'stretch' },
        '&::before': {
          // Screen readers know the column already; a browser without the second form reads it twice.
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          color: vars.palette.text.secondary,
        },
      },
      // Where text is large the value stands under its name.
      '@container (max-width: 14rem)': {
        'tbody td[data-label]': { display: 'block', '&::before': { display: 'block' } },
      },
      'tbody th': { minHeight: FINGER, marginBlockEnd: 4, fontSize: '0.9375rem' },
      // The box stands beside the name, at the end of the line.
      'tbody td[data-box]': { float: 'inline-end', marginInlineEnd: -16 },
      'td[data-box] > label': { margin: 0, width: 52 },
    },
  }) as const;

const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
