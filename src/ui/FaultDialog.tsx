import Button from '@mui/material/Button';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { FocusableButton } from '../components/form/FocusableButton.tsx';
import { useCommonWords } from '../words/common.ts';
import { FaultDetail } from './FaultDetail.tsx';
import styles from './FaultDialog.module.css';

interface FaultDialogProps {
  title: string;
  /** What it means, and what to do: a line each. */
  children: ReactNode;
  /** See `FaultDetail`. */
  detail: { marks: readonly string[]; at: number };
  onRetry: () => void;
  isRetrying: boolean;
  onClose: () => void;
}

/**
 * A fault of what was to open over the page, told there. It is the browser's own dialog: ours are loaded when the first
 * one opens, and may be just what did not arrive.
 */
export function FaultDialog({ title, children, detail, onRetry, isRetrying, onClose }: FaultDialogProps) {
  const t = useCommonWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Closing it gives the keyboard back to what had it; taking it off the page alone would not.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    button.current?.focus();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      // biome-ignore lint/a11y/noRedundantRoles: what asks whether a dialog is open looks for the role
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{children}</div>
      <FaultDetail title={title} {...detail} />
      <div className={styles.actions}>
        <Button onClick={onClose}>{t.dismiss}</Button>
        <FocusableButton ref={button} variant="contained" onClick={onRetry} disabled={isRetrying}>
          {isRetrying ? t.updating : t.retry}
        </FocusableButton>
      </div>
    </dialog>
  );
}
