import Button from '@mui/material/Button';
import { Inbox, SearchX } from 'lucide-react';
import { useCommonWords } from '../words/common.ts';
import { StatePanel } from './StatePanel.tsx';

interface NothingListedProps {
  title: string;
  explanation: string;
  /** Clears the filters; set if filters hide all rows. */
  onClear?: () => void;
}

/** An empty list: there is no data yet, or nothing matches the filters. */
export function NothingListed({ title, explanation, onClear }: NothingListedProps) {
  const t = useCommonWords().table;
  return (
    <StatePanel
      icon={onClear ? <SearchX size={40} /> : <Inbox size={40} />}
      title={title}
      actions={
        onClear && (
          <Button variant="contained" onClick={onClear}>
            {t.clearFilters}
          </Button>
        )
      }
    >
      {explanation}
    </StatePanel>
  );
}
