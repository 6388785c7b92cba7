import Button from '@mui/material/Button';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog.tsx';
import { useEventMessages } from '../../i18n/event.ts';

interface UnsavedChangesDialogProps {
  /** True while it is unknown whether the event exists. */
  isUncertain: boolean;
  onStay: () => void;
  /** Leaves and keeps the draft. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks a user who leaves a changed form. */
export function UnsavedChangesDialog({ isUncertain, onStay, onKeep, onDiscard }: UnsavedChangesDialogProps) {
  const t = useEventMessages();
  return (
    <ConfirmDialog title={t.leaveTitle} text={isUncertain ? t.leaveUncertain : t.leave} onClose={onStay}>
      <Button color="error" onClick={onDiscard}>
        {t.leaveDiscard}
      </Button>
      <Button onClick={onStay}>{t.stay}</Button>
      <Button variant="contained" autoFocus onClick={onKeep}>
        {t.leaveKeep}
      </Button>
    </ConfirmDialog>
  );
}
