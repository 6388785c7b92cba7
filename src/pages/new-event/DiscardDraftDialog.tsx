import Button from '@mui/material/Button';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog.tsx';
import { useNewEventMessages } from '../../i18n/newEvent.ts';

interface DiscardDraftDialogProps {
  title: string;
  text: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a draft is deleted. */
export function DiscardDraftDialog({ title, text, onKeep, onDiscard }: DiscardDraftDialogProps) {
  const t = useNewEventMessages();
  return (
    <ConfirmDialog title={title} text={text} onClose={onKeep}>
      <Button color="error" onClick={onDiscard}>
        {t.discardDraft}
      </Button>
      <Button variant="contained" autoFocus onClick={onKeep}>
        {t.keepDraft}
      </Button>
    </ConfirmDialog>
  );
}
