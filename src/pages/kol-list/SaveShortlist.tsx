import Button from '@mui/material/Button';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useAsyncAction } from '../../components/feedback/useAsyncAction.tsx';
import { useTypedText } from '../../components/form/useTypedText.ts';
import { pageAction } from '../../components/layout/pageActions.ts';
import type { SaveShortlistDialog } from './SaveShortlistDialog.tsx';

interface SaveShortlistProps {
  /** The KOLs to save: the selected ones, the rows that match the filters, or the whole list. */
  ids: readonly string[];
  /** Says which. */
  label: string;
}

/** The button that saves KOLs as a shortlist. A name that is typed at once is not lost while the code of the dialog loads. */
export function SaveShortlist({ ids, label }: SaveShortlistProps) {
  const [Dialog, setDialog] = useState<typeof SaveShortlistDialog>();
  const [isLoading, setIsLoading] = useState(false);
  const typedText = useTypedText(isLoading);
  const [run, error] = useAsyncAction();
  const open = async () => {
    setIsLoading(true);
    try {
      const { SaveShortlistDialog } = await import('./SaveShortlistDialog.tsx');
      setDialog(() => SaveShortlistDialog);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <Button ref={pageAction(label)} onClick={() => void run(open)} startIcon={<BookmarkPlus size={18} />}>
        {label}
      </Button>
      {Dialog && <Dialog ids={ids} title={label} typedName={typedText.current} onClose={() => setDialog(undefined)} />}
      {error}
    </>
  );
}
