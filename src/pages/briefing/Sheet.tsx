import { styled } from '@mui/material/styles';
import { TINY } from '../../ui/media.ts';

const WIDE = '@media screen and (min-width: 60rem)';
const NARROW = '@media screen and (max-width: 59.997rem)';

/** A sheet of paper on the screen: as the printer makes it, only larger. On a phone it is a page to read. */
export const Paper = styled('div')(({ theme }) => ({
  // Paper is white, in dark colours too.
  background: '#fff',
  color: '#15202b',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  marginBottom: 24,
  [WIDE]: { zoom: 1.15, width: 'fit-content', padding: '12mm' },
  [NARROW]: { padding: 16 },
  '@media print': {
    border: 0,
    borderRadius: 0,
    padding: 0,
    margin: 0,
    '& + &': { breakBefore: 'page' },
  },
}));

/** What stands on the paper, in the room that A4 and Letter both have within margins of 12 mm. */
export const Sheet = styled('article')({
  width: '186mm',
  maxHeight: '254mm',
  overflow: 'hidden',
  breakInside: 'avoid',
  fontSize: '9pt',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  'h2, h3, p, ul, dl, dd': { margin: 0 },
  h2: { fontSize: '1.667em', lineHeight: 1.2 },
  h3: { fontSize: '1em', marginBottom: 3, paddingBottom: 2, borderBottom: '1px solid #c4cdd5' },
  'header, section': { marginBottom: 9 },
  'header > * + *, dt, footer, time, .detail': { color: '#4d5b68' },
  ul: { padding: 0, listStyle: 'none' },
  li: { display: 'grid', gridTemplateColumns: '8.5em minmax(0, 1fr)', columnGap: 12, marginBottom: 2 },
  '.figures': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(7.67em, 1fr))', gap: 8 },
  '.figures > div': { display: 'flex', flexDirection: 'column-reverse' },
  '.figures dt': { fontSize: '0.944em' },
  '.figures dd': { fontSize: '1.333em', fontWeight: 650 },
  footer: { fontSize: '0.944em' },
  '[data-text]': { position: 'relative', display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  '.prose': { WebkitLineClamp: 'var(--prose)', whiteSpace: 'pre-line', unicodeBidi: 'plaintext' },
  '.entry': { WebkitLineClamp: 'var(--entry)' },
  '.line': { WebkitLineClamp: 'var(--line)' },
  '.shortened': { display: 'none' },
  '[data-text=cut] > .shortened': {
    display: 'block',
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: 0,
    paddingInlineStart: 6,
    background: '#fff',
    color: '#4d5b68',
    fontStyle: 'italic',
    fontWeight: 400,
    fontSize: '9pt',
  },
  // Nothing is shortened where there is no paper.
  [NARROW]: {
    '&:not([data-measuring])': {
      width: 'auto',
      maxHeight: 'none',
      fontSize: '0.875rem',
      '[data-text]': { display: 'block' },
      '[data-text] > .shortened': { display: 'none' },
    },
  },
  [TINY]: { h2: { fontSize: '1.25em' }, li: { display: 'block' } },
});
