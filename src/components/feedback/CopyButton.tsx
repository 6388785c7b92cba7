import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { pageAction } from '../layout/pageActions.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

/** How long the confirmation is shown, in milliseconds. */
const CONFIRMATION_MS = 2_000;

interface CopyButtonProps {
  /** The text to copy; a function is called on press. */
  text: string | (() => string);
  /** The label of the button, such as "Copy email". */
  label: string;
  /** Shows the label; otherwise only an icon. */
  hasText?: boolean;
  /** Also adds it to the command palette. */
  isPageAction?: boolean;
}

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label, hasText = false, isPageAction = false }: CopyButtonProps) {
  const t = useCommonMessages();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const copied = typeof text === 'string' ? text : text();
    if (await copyText(copied, currentTarget)) setIsCopied(true);
    // If copying is blocked, the user can copy the text from the prompt.
    else window.prompt(label, copied);
  };
  const Icon = isCopied ? Check : Copy;
  const ref = isPageAction ? pageAction(label) : undefined;
  const shown = isCopied ? t.copied : label;
  return (
    <>
      {hasText ? (
        <Button ref={ref} onClick={copy} startIcon={<Icon size={18} />} aria-label={shown} title={shown}>
          <span>{shown}</span>
        </Button>
      ) : (
        <IconButton ref={ref} size="small" onClick={copy} aria-label={label} title={label}>
          <Icon size={16} />
        </IconButton>
      )}
      <VisuallyHidden role="status">{isCopied && t.copied}</VisuallyHidden>
    </>
  );
}

/**
 * The Clipboard API needs HTTPS and may be blocked. If it fails, `execCommand('copy')` may still work.
 * @returns whether the text was copied
 */
async function copyText(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Fall back to `execCommand`.
  }
  const area = document.createElement('textarea');
  area.value = text;
  // Next to the button, because a dialog does not let focus leave it.
  button.after(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  button.focus();
  return isCopied;
}
