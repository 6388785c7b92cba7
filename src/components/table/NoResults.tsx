import Button from '@mui/material/Button';
import { Inbox, SearchX } from 'lucide-react';
import { useTableMessages } from '../../i18n/table.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';

interface NoResultsProps {
  title: string;
  explanation: string;
  /** True if filters hide all rows. */
  isFiltered?: boolean;
  /** Clears the filters; undefined if their own button is enough. */
  onClear?: () => void;
  /** The text of the button, if it does not clear all filters. */
  clearLabel?: string;
}

/** An empty list: there is no data yet, or nothing matches the filters. */
export function NoResults({ title, explanation, isFiltered = false, onClear, clearLabel }: NoResultsProps) {
  const t = useTableMessages();
  return (
    <EmptyState
      icon={isFiltered ? SearchX : Inbox}
      title={title}
      actions={
        onClear && (
          <Button variant="contained" onClick={onClear}>
            {clearLabel ?? t.clearFilters}
          </Button>
        )
      }
    >
      {explanation}
    </EmptyState>
  );
}
