import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog.tsx';
import { showSnackbar } from '../../components/feedback/Snackbar.tsx';
import { NameForm } from '../../components/form/NameForm.tsx';
import { Dialog } from '../../components/layout/Dialog.tsx';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { createShortlist, replaceShortlist, type Shortlist, useShortlists } from '../../storage/shortlists.ts';

interface SaveShortlistDialogProps {
  /** The KOLs to save. */
  ids: readonly string[];
  /** Says which. */
  title: string;
  onClose: () => void;
}

/** Saves KOLs as a shortlist under a name. If a list has this name, asks whether to replace its KOLs. */
export function SaveShortlistDialog({ ids, title, onClose }: SaveShortlistDialogProps) {
  const t = useKolListMessages();
  const { cancel, save, undo } = useCommonMessages();
  const lists = useShortlists();
  const [askedName, setAskedName] = useState<string>();
  // Undefined again if another tab deletes the list.
  const used = lists.find(({ name }) => name === askedName);
  const create = (name: string) => {
    onClose();
    showSnackbar({ text: t.saved(createShortlist(name, ids).name, ids.length) });
  };
  const replace = ({ id, name, kolIds }: Shortlist) => {
    onClose();
    replaceShortlist(id, ids);
    showSnackbar({
      text: t.saved(name, ids.length),
      action: { label: undo, onClick: () => replaceShortlist(id, kolIds) },
    });
  };
  if (used !== undefined)
    return (
      <ConfirmDialog title={title} text={t.nameIsUsed(used.name, used.kolIds.length)} onClose={onClose}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button onClick={() => replace(used)}>{t.replace}</Button>
        <Button variant="contained" autoFocus onClick={() => create(used.name)}>
          {t.keepBoth}
        </Button>
      </ConfirmDialog>
    );
  return (
    <Dialog onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <NameForm
          label={t.shortlistName}
          initial={askedName}
          submit={save}
          onSubmit={(name) => {
            if (lists.some((list) => list.name === name)) setAskedName(name);
            else create(name);
          }}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}
