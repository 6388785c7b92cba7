import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog.tsx';
import type { ReplacementProblem, SessionOwner } from '../../contract/account.ts';
import { useAccountMessages } from '../../i18n/account.ts';

interface ReplaceDialogProps extends ReplacementProblem {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a sign-in replaces the session of another person or key, and names both. */
export function ReplaceDialog({ current, requested, onConfirm, onCancel }: ReplaceDialogProps) {
  const t = useAccountMessages();
  const describe = ({ id, name, email, label, organization }: SessionOwner) =>
    t.sessionOwner(
      name === null ? t.keyOwner(label ? `${label} (${id})` : id) : nameWithEmail(name, email),
      organization,
    );
  return (
    <ConfirmDialog
      title={t.replaceTitle}
      text={
        <>
          {t.currentSignIn(describe(current))}
          <br />
          {t.newSignIn(describe(requested))}
          <Box component="span" sx={{ display: 'block', marginTop: 1 }}>
            {t.replace}
          </Box>
        </>
      }
      onClose={onCancel}
    >
      <Button color="inherit" variant="outlined" onClick={onConfirm}>
        {t.replaceConfirm}
      </Button>
      <Button variant="contained" autoFocus onClick={onCancel}>
        {t.staySignedIn}
      </Button>
    </ConfirmDialog>
  );
}

/** Two accounts may have the same name. The provider may say no name or no email. */
const nameWithEmail = (name: string, email: string | null) =>
  email === null || email === '' || email === name ? name : `${name} (${email})`.trim();
