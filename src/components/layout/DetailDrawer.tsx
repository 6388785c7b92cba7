import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useCommonMessages } from '../../i18n/common.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { focusUnlessBusy, restoreFocus } from '../feedback/focus.ts';
import { FocusableIconButton } from '../form/FocusableButton.tsx';
import { rowLinkOf, scrollToRow } from '../table/RowLink.tsx';
import { useSingleKeyShortcut } from './singleKeyShortcuts.ts';
import { useIsPrinting } from './useIsPrinting.ts';

interface DetailDrawerProps {
  /** The id of the record, which identifies its row. */
  id: string;
  title: ReactNode;
  /** Opens the previous or next record; undefined at the ends. */
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  /** A media query: the windows in which the page beside it stays usable. By default those in which lists make room for it. */
  besideIn?: string;
  children: ReactNode;
}

/** Dialogs that cover the drawer. */
const DIALOGS = '[aria-modal=true]:not(.MuiDrawer-paper)';

/**
 * The details of a record next to its list. The arrow keys, J and K open the previous and the next record, and Escape
 * closes the drawer. In a wide window the list beside it stays usable.
 */
export function DetailDrawer({ id, title, onPrevious, onNext, onClose, besideIn, children }: DetailDrawerProps) {
  const t = useTableMessages().drawer;
  const common = useCommonMessages();
  const titleId = useId();
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  });
  const isWide = useMediaQuery(besideIn ?? (({ breakpoints }: Theme) => breakpoints.up('lg')), { noSsr: true });
  const isPrinting = useIsPrinting();
  const [isBeside, setIsBeside] = useState(isWide);
  // Paper is narrower than the window. A drawer that became modal while the browser prints it would be cut off.
  if (isBeside !== isWide && !isPrinting) setIsBeside(isWide);
  useEffect(() => scrollToRow(id), [id]);
  const keys = { ignoreEventWhen: isElsewhere, preventDefault: true };
  // At the ends, the arrow keys scroll.
  useHotkeys('up', () => onPrevious?.(), { ...keys, enabled: onPrevious !== undefined });
  useHotkeys('down', () => onNext?.(), { ...keys, enabled: onNext !== undefined });
  useSingleKeyShortcut('k', () => onPrevious?.(), { inactiveWith: DIALOGS });
  useSingleKeyShortcut('j', () => onNext?.(), { inactiveWith: DIALOGS });
  // A modal drawer of MUI handles Escape.
  useHotkeys('esc', onClose, {
    enabled: isBeside,
    enableOnFormTags: true,
    // Escape also cancels the conversion of Japanese or Chinese text.
    ignoreEventWhen: ({ defaultPrevented, isComposing }) =>
      defaultPrevented || isComposing || document.querySelector(DIALOGS) !== null,
  });
  const Root = isBeside ? Portal : Fragment;
  // After closing, focus moves from the drawer, or from the row of another record, to the row of the last record. It stays on any other
  // control. The row may be on another page of the list.
  useEffect(
    () => () => {
      const row = rowLinkOf(shown.current);
      // Its whole name, which a focused row shows, would cover other rows: Escape has dismissed it (`DataTable`).
      row?.closest('table')?.toggleAttribute('data-dismissed', true);
      const find = () => rowLinkOf(shown.current) ?? document.getElementById('content');
      if (document.activeElement?.matches('[data-row-link]')) find()?.focus();
      else restoreFocus(find);
    },
    [],
  );
  const steps = [
    { label: t.previous, icon: ChevronUp, go: onPrevious },
    { label: t.next, icon: ChevronDown, go: onNext },
  ];
  return (
    <Root>
      <Drawer
        variant={isBeside ? 'persistent' : 'temporary'}
        // It opens at the end of the line, which MUI would otherwise need a separate style sheet for.
        anchor={getComputedStyle(document.documentElement).direction === 'rtl' ? 'left' : 'right'}
        open
        onClose={onClose}
        disableRestoreFocus
        slotProps={{
          paper: {
            // Not in an effect, because the portal renders its content after the effects.
            ref: isBeside ? focusUnlessBusy : undefined,
            tabIndex: -1,
            role: 'dialog',
            'aria-modal': !isBeside || undefined,
            'aria-labelledby': titleId,
            sx: [drawerStyle, isBeside && besideStyle],
          },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'flex-start',
            justifyContent: 'flex-end',
            gap: 0.5,
            marginBottom: 2,
          }}
        >
          {/* Announced again for the next record, because focus stays on the button. */}
          <Typography
            variant="h2"
            id={titleId}
            dir="auto"
            aria-live="polite"
            sx={{ flex: '1 1 8rem', fontSize: 'h6.fontSize', overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            {steps.map(({ label, icon: Icon, go }) => (
              <FocusableIconButton
                key={label}
                aria-label={label}
                title={label}
                disabled={go === undefined}
                onClick={go}
              >
                <Icon size={20} />
              </FocusableIconButton>
            ))}
            <IconButton aria-label={common.close} title={common.close} onClick={onClose}>
              <X size={20} />
            </IconButton>
          </Box>
        </Box>
        <ErrorBoundary key={id}>{children}</ErrorBoundary>
      </Drawer>
    </Root>
  );
}

/** True for a key that belongs to a dialog above the drawer, or to a control with arrow keys of its own. */
const isElsewhere = ({ target, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented ||
  document.querySelector(DIALOGS) !== null ||
  (target instanceof HTMLElement && target.closest('[role=tab], [role=menu], [role=listbox], [role=slider]') !== null);

const drawerStyle = {
  width: { xs: '100%', sm: '35rem' },
  maxWidth: '100%',
  padding: { xs: 2, sm: 3 },
  outline: 'none',
} as const;

/** Between the app bar and what is at the foot of the window, which stay usable too. */
const besideStyle = {
  top: 'var(--app-bar-height)',
  height: 'calc(100% - var(--app-bar-height) - var(--bottom-bar-height))',
  boxShadow: 8,
} as const;
