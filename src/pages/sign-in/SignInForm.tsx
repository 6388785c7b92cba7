import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { hasSessions } from '../../auth/accountSession.ts';
import { isKeyPersisted } from '../../auth/keyStorage.ts';
import type { Rejection } from '../../auth/sessionChannel.ts';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { ErrorDetails } from '../../components/feedback/ErrorDetails.tsx';
import { getRequestInfo } from '../../components/feedback/errorMessages.ts';
import { FocusableButton } from '../../components/form/FocusableButton.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useAccountMessages } from '../../i18n/account.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { useSignIn } from './useSignIn.ts';

/** The characters of an HTTP header value: visible ASCII. Other text is not a key. */
const KEY_SHAPE = /^[\x21-\x7e]+$/;

/** On a phone the error would start below the window. The field and the button above it stay visible. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

interface SignInFormProps {
  /** The key from the URL, which is tested immediately. */
  initialKey?: string;
  /** Called if that key signed in. */
  onSignedIn?: () => void;
  /** Called if that key did not sign in. */
  onRejected?: () => void;
  /** The response that rejected the previous session or key and caused this form. */
  rejection?: Rejection | null;
  /** False below another way to sign in, which has focus. */
  hasFocus?: boolean;
}

/** Takes an API key and signs in with it. The session notifies all listeners. */
export function SignInForm(props: SignInFormProps) {
  const { initialKey = '', onSignedIn, onRejected, rejection = null, hasFocus = true } = props;
  const t = useAccountMessages();
  const common = useCommonMessages();
  const fieldId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState(initialKey);
  const [isShown, setIsShown] = useState(false);
  const [isPersistent, setIsPersistent] = useState(isKeyPersisted);
  const [invalid, setInvalid] = useState<'keyMissing' | 'keyMalformed'>();
  const { isPending, error, isRejected, isOutage, replacement, signInWith, confirm, tryAgain, cancel } =
    useSignIn(isPersistent);
  const goToField = () => input.current?.focus();

  const tryInitialKey = useEffectEvent(() => {
    if (KEY_SHAPE.test(initialKey)) signInWith({ key: initialKey }, { onSignedIn, onFailed: onRejected });
  });
  const onUnmount = useEffectEvent(cancel);
  // An effect, because unmounting must cancel the request: in development React mounts twice.
  useEffect(() => {
    tryInitialKey();
    return () => onUnmount();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = key.trim();
    const found = typed === '' ? 'keyMissing' : KEY_SHAPE.test(typed) ? undefined : 'keyMalformed';
    setInvalid(found);
    if (found === undefined) signInWith({ key: typed }, { onSignedIn, onFailed: goToField });
    else goToField();
  };

  const wrongKey = isRejected ? (error?.status === 401 ? t.wrongKey : t.forbiddenKey) : undefined;
  // Show only the details of the key that was tested last.
  const shownRejection = error ?? rejection;
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
      <TextField
        id={fieldId}
        label={t.key}
        help={t.keyHelp}
        error={invalid ? t[invalid] : wrongKey}
        announcesError
        type={isShown ? 'text' : 'password'}
        value={key}
        onChange={(change) => {
          setKey(change.target.value);
          setInvalid(undefined);
          cancel();
        }}
        autoComplete="off"
        autoFocus={hasFocus}
        inputRef={input}
        inputProps={{ spellCheck: false, autoCapitalize: 'off' }}
        endAdornment={
          <IconButton
            aria-label={isShown ? t.hideKey : t.showKey}
            title={isShown ? t.hideKey : t.showKey}
            onClick={() => setIsShown(!isShown)}
            sx={{ marginInlineEnd: 0.5 }}
          >
            {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
          </IconButton>
        }
      />
      {shownRejection !== null && (error === null || isRejected) && (
        <ErrorDetails
          title={wrongKey ?? common.errors.unauthorized.title}
          requestInfo={getRequestInfo(shownRejection, common.errors)}
          at={shownRejection.at}
          serviceMessage={error?.detail}
        />
      )}
      {hasSessions() ? (
        <Box sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>{t.keyNotKept}</Box>
      ) : (
        <div>
          <FormControlLabel
            label={t.keep}
            control={<Checkbox checked={isPersistent} onChange={({ target }) => setIsPersistent(target.checked)} />}
            sx={{ fontWeight: 500 }}
          />
          <Box role="status" sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>
            {isPersistent ? t.keepMeans : t.staysHere}
          </Box>
        </div>
      )}
      <FocusableButton type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? t.submitting : t.submit}
      </FocusableButton>
      {error !== null && !isRejected && (
        <div ref={bringIntoView}>
          {/* The form's button is the retry. Only a rate limit has its own, with the time. */}
          <ErrorAlert
            error={error}
            onRetry={error.status === 429 ? tryAgain : undefined}
            isRetrying={isPending}
            help={isOutage ? common.errors.afterOutage : undefined}
          />
        </div>
      )}
      {replacement && (
        <ReplaceDialog
          {...replacement}
          onConfirm={confirm}
          onCancel={() => {
            cancel();
            onRejected?.();
          }}
        />
      )}
    </Box>
  );
}
