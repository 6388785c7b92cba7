import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePeopleMessages } from '../../i18n/people.ts';
import { revokeApiKeyOptions } from '../../queries/apiKeys.ts';
import { ActionDialog } from './ActionDialog.tsx';

interface RevokeDialogProps {
  prefix: string;
  name: string;
  onClose: () => void;
}

/** Asks before a key is revoked. */
export const RevokeDialog = ({ prefix, name, onClose }: RevokeDialogProps) => (
  <ActionDialog
    texts={usePeopleMessages().revoke}
    name={name}
    request={useMutation(revokeApiKeyOptions(useQueryClient()))}
    variables={prefix}
    onClose={onClose}
  />
);
