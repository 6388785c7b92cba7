import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { FocusableIconButton } from '../form/FocusableButton.tsx';
import { focusRow } from '../table/RowLink.tsx';

interface DetailDrawerProps {
  /** The id of the record, which identifies its row. */
  id: string;
  title: ReactNode;
  /** Opens the previous or next record; undefined at the ends. */
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The details of a record next to its list. Escape closes it. */
export function DetailDrawer({ id, title, onPrevious, onNext, onClose, children }: DetailDrawerProps) {
  const t = useTableMessages().drawer;
  const common = useCommonMessages();
  const titleId = useId();
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  });
  // After closing, focus moves to the row of the last record.
  useEffect(() => () => focusRow(shown.current), []);
  const steps = [
    { label: t.previous, icon: ChevronUp, go: onPrevious },
    { label: t.next, icon: ChevronDown, go: onNext },
  ];
  return (
    <Drawer
      // It opens at the end of the line, which MUI would otherwise need a separate style sheet for.
      anchor={getComputedStyle(document.documentElement).direction === 'rtl' ? 'left' : 'right'}
      open
      onClose={onClose}
      disableRestoreFocus
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: '35rem', lg: '45rem' }, maxWidth: '100%', padding: { xs: 2, sm: 3 } },
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
            <FocusableIconButton key={label} aria-label={label} title={label} disabled={go === undefined} onClick={go}>
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
  );
}
