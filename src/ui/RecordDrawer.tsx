import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useCommonWords } from '../words/common.ts';
import { focusRow } from './followRowLink.ts';
import { PanelBoundary } from './PanelBoundary.tsx';
import { inText } from './textSize.ts';

interface RecordDrawerProps {
  /** The record's id, by which the keyboard finds its row again. */
  id: string;
  title: ReactNode;
  /** Goes to the record before or after this one; absent at the ends. */
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Everything that a record has, beside the list that it is in. Escape closes it. */
export function RecordDrawer({ id, title, onPrevious, onNext, onClose, children }: RecordDrawerProps) {
  const t = useCommonWords().drawer;
  const titleId = useId();
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  });
  // Once the drawer is gone, the keyboard is back on the row of the record that was looked at last.
  useEffect(() => () => focusRow(shown.current), []);
  const steps = [
    { label: t.previous, icon: ChevronUp, go: onPrevious },
    { label: t.next, icon: ChevronDown, go: onNext },
  ];
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      disableRestoreFocus
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: inText(560), lg: inText(720) }, maxWidth: '100%', p: { xs: 2, sm: 3 } },
        },
      }}
    >
      {/* Where large text leaves the title no room beside the buttons, they stand under it. */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 0.5,
          alignItems: 'flex-start',
          mb: 2,
        }}
      >
        <Typography
          variant="h2"
          id={titleId}
          dir="auto"
          sx={{ flex: '1 1 8rem', fontSize: '1.25rem', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {steps.map(({ label, icon: Icon, go }) => (
            <IconButton key={label} aria-label={label} title={label} disabled={go === undefined} onClick={go}>
              <Icon size={20} />
            </IconButton>
          ))}
          <IconButton aria-label={t.close} title={t.close} onClick={onClose}>
            <X size={20} />
          </IconButton>
        </Box>
      </Box>
      <PanelBoundary key={id}>{children}</PanelBoundary>
    </Drawer>
  );
}
