import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isKeyKept } from '../../session/keyPlaces.ts';
import type { KeyRefusal } from '../../session/otherTabs.ts';
import { signIn } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { FaultDetail } from '../../ui/FaultDetail.tsx';
import { FaultNotice } from '../../ui/FaultNotice.tsx';
import { marksOf } from '../../ui/faultWords.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useSignInWords } from '../../words/signIn.ts';
import styles from './SignInForm.module.css';

/** What may stand in a header: visible ASCII. Anything else was not copied from a key. */
const KEY_SHAPE = /^[\x21-\x7e]+$/;

interface SignInFormProps {
  /** A key that came with the address; it is tried at once. */
  initialKey?: string;
  /** Called when that key did not sign in. */
  onRefused?: () => void;
  /** The answer that refused the key before, which is why another one is asked for. */
  refusal?: KeyRefusal | null;
}

/** Takes an API key and tries it on the service; the session tells who waits for it. */
export function SignInForm({ initialKey = '', onRefused, refusal = null }: SignInFormProps) {
  const t = useSignInWords();
  const common = useCommonWords();
  const fieldId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState(initialKey);
  const [isShown, setIsShown] = useState(false);
  const [isKept, setIsKept] = useState(isKeyKept);
  const [fault, setFault] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (typed: string) => signIn(typed, isKept),
    onError: () => input.current?.focus(),
  });

  // An effect, because React mounts twice in development; one key must be tried once.
  const tried = useRef('');
  useEffect(() => {
    if (!KEY_SHAPE.test(initialKey) || tried.current === initialKey) return;
    tried.current = initialKey;
    mutate(initialKey, { onError: onRefused });
  }, [initialKey, mutate, onRefused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = key.trim();
    const found = typed === '' ? t.keyMissing : KEY_SHAPE.test(typed) ? undefined : t.keyMalformed;
    setFault(found);
    if (found === undefined) mutate(typed);
    else input.current?.focus();
  };

  const wrongKey = error?.status === 401 ? t.wrongKey : error?.status === 403 ? t.forbiddenKey : undefined;
  // One detail: of the key that was tried last.
  const refused = error ?? refusal;
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <TextField
        id={fieldId}
        label={t.key}
        help={t.keyHelp}
        error={fault ?? wrongKey}
        isAlone
        type={isShown ? 'text' : 'password'}
        value={key}
        onChange={(change) => {
          setKey(change.target.value);
          setFault(undefined);
          reset();
        }}
        autoComplete="off"
        autoFocus
        ref={input}
        spellCheck={false}
        autoCapitalize="off"
        end={
          <IconButton
            aria-label={isShown ? t.hideKey : t.showKey}
            title={isShown ? t.hideKey : t.showKey}
            onClick={() => setIsShown(!isShown)}
            className={styles.show}
          >
            {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
          </IconButton>
        }
      />
      {refused !== null && (error === null || wrongKey !== undefined) && (
        <FaultDetail
          title={wrongKey ?? common.fault.unauthorized.title}
          marks={marksOf(refused, common.fault)}
          at={refused.at}
          said={error?.detail}
        />
      )}
      <div>
        <label className={styles.keep}>
          <input type="checkbox" checked={isKept} onChange={(change) => setIsKept(change.target.checked)} />
          {t.keep}
        </label>
        <div role="status" className={styles.means}>
          {isKept ? t.keepMeans : t.staysHere}
        </div>
      </div>
      {error !== null && wrongKey === undefined && (
        <FaultNotice fault={error} onRetry={() => mutate(key.trim())} isOneOff />
      )}
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? t.submitting : t.submit}
      </Button>
    </form>
  );
}
