import Button from '@mui/material/Button';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog.tsx';
import { useEventMessages } from '../../i18n/event.ts';

interface DiscardDraftDialogProps {
  title: string;
  text: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a draft is deleted. */
export function DiscardDraftDialog({ title, text, onKeep, onDiscard }: DiscardDraftDialogProps) {
  const t = useEventMessages();
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
