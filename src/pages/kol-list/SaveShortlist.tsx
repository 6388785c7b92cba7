import Button from '@mui/material/Button';
import { BookmarkPlus } from 'lucide-react';
import { lazy, useState } from 'react';
import { DialogErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';

// Opened by a click.
const SaveShortlistDialog = lazy(async () => ({
  default: (await import('./SaveShortlistDialog.tsx')).SaveShortlistDialog,
}));

interface SaveShortlistProps {
  /** The KOLs to save: the selected ones, the rows that match the filters, or the whole list. */
  ids: readonly string[];
  /** Says which. */
  label: string;
}

/** The button that saves KOLs as a shortlist. */
export function SaveShortlist({ ids, label }: SaveShortlistProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button ref={pageAction(label)} onClick={() => setIsOpen(true)} startIcon={<BookmarkPlus size={18} />}>
        {label}
      </Button>
      {isOpen && (
        <DialogErrorBoundary onClose={close}>
          <SaveShortlistDialog ids={ids} title={label} onClose={close} />
        </DialogErrorBoundary>
      )}
    </>
  );
}
