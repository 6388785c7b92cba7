import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ErrorDetails } from '../../components/feedback/ErrorDetails.tsx';
import type { ShownError } from '../../components/feedback/errorMessages.ts';
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts';
import { useEventMessages } from '../../i18n/event.ts';

interface ProfileLoadErrorProps {
  fault: ShownError;
  onReadAgain: () => void;
}

/** Explains why an attendee's profile failed to load. The id itself is valid. */
export function ProfileLoadError({ fault, onReadAgain }: ProfileLoadErrorProps) {
  const t = useEventMessages();
  const { title, help, marks } = useErrorMessage(fault, true);
  return (
    <Box sx={{ fontSize: 'body3.fontSize' }}>
      <Box sx={{ color: 'warning.main', fontWeight: 600 }}>{title}</Box>
      <div>{t.notRead}</div>
      <div>{help}</div>
      <ErrorDetails title={title} marks={marks} at={fault.at} said={fault.detail} />
      <Button size="small" color="inherit" onClick={onReadAgain} sx={{ paddingInline: 0 }}>
        {t.readAgain}
      </Button>
    </Box>
  );
}
