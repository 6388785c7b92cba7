import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { BESIDE_DRAWER } from '../../theme/theme.ts';

/** A choice above a list, each with a number of records. */
export const CountedTabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box role="group" aria-label={label} sx={groupStyle}>
    {children}
  </Box>
);

interface CountedTabProps {
  label: string;
  /** The number of records; undefined while it is not known. */
  count: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

export function CountedTab({ label, count, isChosen, onChoose }: CountedTabProps) {
  const format = useFormat();
  return (
    <Button size="small" color="inherit" aria-pressed={isChosen} onClick={onChoose}>
      {label} {/* Reserves the space of a number, so that the tabs do not move when it arrives. */}
      <Box component="span" sx={countStyle}>
        {count !== undefined && format.number(count)}
      </Box>
    </Button>
  );
}

const groupStyle = {
  display: 'flex',
  gap: 0.5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': { flex: 'none', paddingInline: 1.5, whiteSpace: 'nowrap' },
  displayPrint: 'none',
} as const;

const countStyle = {
  minWidth: '2.5em',
  marginInlineStart: 1,
  paddingInline: '6px',
  borderRadius: 4,
  backgroundColor: 'action.hover',
  color: 'text.secondary',
  fontSize: 'body3.fontSize',
  fontWeight: 400,
  textAlign: 'center',
  // On a tablet and beside a drawer the labels alone leave room for all tabs in the line of the title.
  display: { sm: 'none', md: 'block' },
  [BESIDE_DRAWER]: { display: 'none' },
} as const;
