import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { keepInMiddle } from '../layout/keepInMiddle.ts';
import styles from './CountedTabs.module.css';

interface CountedTabsProps {
  label: string;
  /** What paper says in place of the tabs. */
  printed: ReactNode;
  children: ReactNode;
}

/** A choice above a list, each with a number of records. Tabs that do not fit scroll, and the chosen one stays in sight. */
export const CountedTabs = ({ label, printed, children }: CountedTabsProps) => (
  <>
    <Box sx={{ display: 'none', displayPrint: 'block' }}>{printed}</Box>
    <Box role="group" aria-label={label} className={styles.group}>
      {children}
    </Box>
  </>
);

interface CountedTabProps<Value> {
  value: Value;
  label: string;
  /** The number of records; undefined while it is not known. */
  count: number | undefined;
  isChosen: boolean;
  /** True to take the focus when it appears. */
  autoFocus?: boolean;
  onChoose: (value: Value) => void;
}

/** One choice with its number. */
function PlainCountedTab<Value>({ value, label, count, isChosen, autoFocus, onChoose }: CountedTabProps<Value>) {
  const format = useFormat();
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => (isChosen ? keepInMiddle(tab.current, tab.current?.parentElement) : undefined), [isChosen]);
  return (
    <Button
      ref={tab}
      size="small"
      color="inherit"
      aria-pressed={isChosen}
      autoFocus={autoFocus}
      onClick={() => onChoose(value)}
    >
      {label} {/* Reserves the space of a number, so that the tabs do not move when it arrives. */}
      <span className={styles.count}>{count !== undefined && format.number(count)}</span>
    </Button>
  );
}

/** Memoized, so that a new page does not render it again (see `ExportButton` in `ListPage`). */
export const CountedTab = memo(PlainCountedTab) as typeof PlainCountedTab;
