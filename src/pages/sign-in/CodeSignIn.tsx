import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { useAccountMessages } from '../../i18n/account.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { useSignIn } from './useSignIn.ts';

interface CodeSignInProps {
  code: string;
  onSignedIn: () => void;
  onRejected: () => void;
}

/** Signs in with the code of the address. */
export function CodeSignIn({ code, onSignedIn, onRejected }: CodeSignInProps) {
  const t = useAccountMessages();
  const { afterOutage } = useCommonMessages().errors;
  const { isPending, error, isRejected, isOutage, replacement, signInWith, confirm, tryAgain, cancel } = useSignIn();
  const start = useEffectEvent(() => signInWith({ code }, { onSignedIn, onFailed: onRejected }));
  const onUnmount = useEffectEvent(cancel);
  useEffect(() => {
    start();
    return () => onUnmount();
  }, []);
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Box role="status">{isPending && t.signingIn}</Box>
      {isRejected && (
        <Alert severity="error" role="alert">
          <AlertTitle>{t.codeRefusedTitle}</AlertTitle>
          {t.codeRefused}
        </Alert>
      )}
      {error !== null && !isRejected && (
        <ErrorAlert error={error} onRetry={tryAgain} isRetrying={isPending} help={isOutage ? afterOutage : undefined} />
      )}
      {replacement && (
        <ReplaceDialog
          {...replacement}
          onConfirm={confirm}
          onCancel={() => {
            cancel();
            onSignedIn();
          }}
        />
      )}
    </Box>
  );
}
