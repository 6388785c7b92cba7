import Button from '@mui/material/Button';
import { Inbox, SearchX } from 'lucide-react';
import { useCommonWords } from '../words/common.ts';
import { StatePanel } from './StatePanel.tsx';

interface NothingListedProps {
  title: string;
  explanation: string;
  /** Present where filters hide everything: takes them away. */
  onClear?: () => void;
}

/** A list without rows: because there are none yet, or because none matches the filters. */
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
