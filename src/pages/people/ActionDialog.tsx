import Box from '@mui/material/Box';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { ApiError } from '../../api/ApiError.ts';
import { isReauthProblem } from '../../api/http.ts';
import type { PersonAction } from '../../api/people.ts';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog.tsx';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { showSnackbar } from '../../components/feedback/Snackbar.tsx';
import { FocusableButton } from '../../components/form/FocusableButton.tsx';
import type { Person } from '../../contract/person.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useOrganizationMessages } from '../../i18n/organization.ts';
import { revokeApiKeyOptions } from '../../queries/apiKeys.ts';
import { changePersonOptions } from '../../queries/people.ts';

interface ActionDialogProps<Variables> {
  texts: ReturnType<typeof useOrganizationMessages>['revoke'];
  /** The name of the person or the key. */
  name: string;
  /** True for an action that takes something away. */
  isDangerous?: boolean;
  /** The request of the action: it keeps the dialog open until it succeeds. */
  request: UseMutationResult<void, ApiError, Variables>;
  variables: Variables;
  onClose: () => void;
}

/** Asks before an action of a row, sends it, and shows its error or confirms it. */
function ActionDialog<Variables>(props: ActionDialogProps<Variables>) {
  const { texts, name, isDangerous = true, request, variables, onClose } = props;
  const { cancel } = useCommonMessages();
  // The dialog stays until the result is known.
  const close = () => {
    if (!request.isPending) onClose();
  };
  const onSuccess = () => {
    onClose();
    showSnackbar({ text: texts.done(name) });
  };
  return (
    <ConfirmDialog
      title={texts.title(name)}
      text={texts.text}
      notice={
        request.error &&
        !isReauthProblem(request.error) && (
          <Box sx={{ marginTop: 2 }}>
            <ErrorAlert error={request.error} />
          </Box>
        )
      }
      onClose={close}
    >
      <FocusableButton
        color={isDangerous ? 'error' : 'primary'}
        disabled={request.isPending}
        onClick={() => request.mutate(variables, { onSuccess })}
      >
        {texts.confirm}
      </FocusableButton>
      <FocusableButton variant="contained" autoFocus disabled={request.isPending} onClick={close}>
        {cancel}
      </FocusableButton>
    </ConfirmDialog>
  );
}

interface PersonDialogProps {
  person: Person;
  name: string;
  action: PersonAction;
  onClose: () => void;
}

/** Asks before a person is signed out, blocked or allowed again. */
export const PersonDialog = ({ person, name, action, onClose }: PersonDialogProps) => (
  <ActionDialog
    texts={useOrganizationMessages().personActions[action]}
    name={name}
    isDangerous={action !== 'unblock'}
    request={useMutation(changePersonOptions)}
    variables={{ id: person.id, action }}
    onClose={onClose}
  />
);

interface RevokeDialogProps {
  prefix: string;
  name: string;
  onClose: () => void;
}

/** Asks before a key is revoked. */
export const RevokeDialog = ({ prefix, name, onClose }: RevokeDialogProps) => (
  <ActionDialog
    texts={useOrganizationMessages().revoke}
    name={name}
    request={useMutation(revokeApiKeyOptions)}
    variables={prefix}
    onClose={onClose}
  />
);
