import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { pageAction } from '../components/layout/pageActions.ts';
import { useCommonWords } from '../words/common.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** How long it says that the copy was made, in milliseconds. */
const SAID_FOR_MS = 2_000;

interface CopyButtonProps {
  /** What is copied; a function is asked when the button is pressed. */
  text: string | (() => string);
  /** What the button is called, such as "Copy email". */
  label: string;
  /** Shows the label; without it the button is a sign alone. */
  hasText?: boolean;
  /** Also offers it in the command palette. */
  isPageAction?: boolean;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label, hasText = false, isPageAction = false }: CopyButtonProps) {
  const t = useCommonWords();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const copied = typeof text === 'string' ? text : text();
    if (await copyText(copied, currentTarget)) setIsCopied(true);
    // The browser copies nothing for a page: the reader can.
    else window.prompt(label, copied);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      {hasText ? (
        <Button ref={isPageAction ? pageAction(label) : undefined} onClick={copy} startIcon={<Icon size={18} />}>
          {isCopied ? t.copied : label}
        </Button>
      ) : (
        <IconButton size="small" onClick={copy} aria-label={label} title={label}>
          <Icon size={16} />
        </IconButton>
      )}
      <VisuallyHidden role="status">{isCopied && t.copied}</VisuallyHidden>
    </>
  );
}

/**
 * The clipboard of a page without HTTPS is closed, and a browser may forbid it; then the old way of a selected text may
 * still work.
 * @returns whether the text was copied
 */
async function copyText(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Below.
  }
  const area = document.createElement('textarea');
  area.value = text;
  // Beside the button: a dialog takes the keyboard back from whatever is outside of it.
  button.after(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  button.focus();
  return isCopied;
}
