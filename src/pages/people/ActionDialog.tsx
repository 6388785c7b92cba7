import Box from '@mui/material/Box';
import type { ApiError } from '../../api/ApiError.ts';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog.tsx';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { FocusableButton } from '../../components/form/FocusableButton.tsx';
import { useCommonMessages } from '../../i18n/common.ts';

interface ActionDialogProps {
  title: string;
  /** What happens then. */
  text: string;
  /** The label of the button. */
  confirm: string;
  /** True for an action that takes something away. */
  isDangerous?: boolean;
  /** The request of the action: it keeps the dialog open until it succeeds. */
  request: { isPending: boolean; error: ApiError | null };
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action of a row, and shows its error. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, text, confirm, isDangerous = true, request, onConfirm, onClose } = props;
  const { cancel } = useCommonMessages();
  // The dialog stays until the result is known.
  const close = () => {
    if (!request.isPending) onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      text={text}
      notice={
        request.error && (
          <Box sx={{ marginTop: 2 }}>
            <ErrorAlert error={request.error} />
          </Box>
        )
      }
      onClose={close}
    >
      <FocusableButton color={isDangerous ? 'error' : 'primary'} disabled={request.isPending} onClick={onConfirm}>
        {confirm}
      </FocusableButton>
      <FocusableButton variant="contained" autoFocus disabled={request.isPending} onClick={close}>
        {cancel}
      </FocusableButton>
    </ConfirmDialog>
  );
}
