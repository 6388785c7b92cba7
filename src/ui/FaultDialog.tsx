import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useCommonWords } from '../words/common.ts';
import { FaultDetail } from './FaultDetail.tsx';
import { LockableButton } from './LockableButton.tsx';

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
    <Place
      ref={dialog}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
    >
      <Typography variant="h2" id={`${id}-title`} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <div id={`${id}-text`}>{children}</div>
      <FaultDetail title={title} {...detail} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1, mt: 2 }}>
        <Button onClick={onClose}>{t.dismiss}</Button>
        <LockableButton ref={button} variant="contained" onClick={onRetry} isLocked={isRetrying}>
          {isRetrying ? t.updating : t.retry}
        </LockableButton>
      </Box>
    </Place>
  );
}

const Place = styled('dialog')(({ theme }) => ({
  width: 'min(30rem, calc(100vw - 32px))',
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
}));
