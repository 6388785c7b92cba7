import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { showSnackbar } from '../../components/feedback/Snackbar.tsx';
import { NameForm } from '../../components/form/NameForm.tsx';
import { Dialog } from '../../components/layout/Dialog.tsx';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { createShortlist } from '../../storage/shortlists.ts';

interface SaveShortlistDialogProps {
  /** The KOLs to save. */
  ids: readonly string[];
  /** Says which. */
  title: string;
  onClose: () => void;
}

/** Saves KOLs as a shortlist under a name. */
export function SaveShortlistDialog({ ids, title, onClose }: SaveShortlistDialogProps) {
  const t = useKolListMessages();
  const { save } = useCommonMessages();
  return (
    <Dialog onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <NameForm
          label={t.shortlistName}
          submit={save}
          onSubmit={(name) => {
            onClose();
            showSnackbar({ text: t.saved(createShortlist(name, ids).name, ids.length) });
          }}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}
