import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import styles from './CountedTabs.module.css';

/** A choice above a list, each with a number of records. */
export const CountedTabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box role="group" aria-label={label} className={styles.group}>
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

/** One choice with its number. */
export function CountedTab({ label, count, isChosen, onChoose }: CountedTabProps) {
  const format = useFormat();
  return (
    <Button size="small" color="inherit" aria-pressed={isChosen} onClick={onChoose}>
      {label} {/* Reserves the space of a number, so that the tabs do not move when it arrives. */}
      <span className={styles.count}>{count !== undefined && format.number(count)}</span>
    </Button>
  );
}
