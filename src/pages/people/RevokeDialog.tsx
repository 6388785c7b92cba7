import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showSnackbar } from '../../components/feedback/Snackbar.tsx';
import { usePeopleMessages } from '../../i18n/people.ts';
import { revokeApiKeyOptions } from '../../queries/apiKeys.ts';
import { ActionDialog } from './ActionDialog.tsx';

interface RevokeDialogProps {
  prefix: string;
  name: string;
  onClose: () => void;
}

/** Asks before a key is revoked. */
export function RevokeDialog({ prefix, name, onClose }: RevokeDialogProps) {
  const { title, text, confirm, done } = usePeopleMessages().revoke;
  const revoke = useMutation(revokeApiKeyOptions(useQueryClient()));
  const onSuccess = () => {
    onClose();
    showSnackbar({ text: done(name) });
  };
  return (
    <ActionDialog
      title={title(name)}
      text={text}
      confirm={confirm}
      request={revoke}
      onConfirm={() => revoke.mutate(prefix, { onSuccess })}
      onClose={onClose}
    />
  );
}
