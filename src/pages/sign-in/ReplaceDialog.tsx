import Button from '@mui/material/Button';
import { LazyConfirmDialog } from '../../components/feedback/LazyConfirmDialog.tsx';
import { useSignInMessages } from '../../i18n/signIn.ts';

interface ReplaceDialogProps {
  /** The organization of the session that the browser has. */
  current: string;
  /** The organization to which the sign-in leads. */
  requested: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a sign-in replaces the session of another user. */
export function ReplaceDialog({ current, requested, onConfirm, onCancel }: ReplaceDialogProps) {
  const t = useSignInMessages();
  const isSame = current === requested;
  return (
    <LazyConfirmDialog
      title={isSame ? t.replaceSameTitle : t.replaceTitle(requested)}
      text={isSame ? t.replaceSame(current) : t.replace(current, requested)}
      onClose={onCancel}
    >
      <Button color="inherit" variant="outlined" onClick={onConfirm}>
        {t.replaceConfirm}
      </Button>
      <Button variant="contained" autoFocus onClick={onCancel}>
        {t.replaceCancel}
      </Button>
    </LazyConfirmDialog>
  );
}
