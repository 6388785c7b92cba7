import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FaultDetail } from '../../ui/FaultDetail.tsx';
import type { ShownFault } from '../../ui/FaultNotice.tsx';
import { useFaultWords } from '../../ui/useFaultWords.ts';
import { useEventDetailWords } from '../../words/eventDetails.ts';

interface UnreadProfileProps {
  fault: ShownFault;
  onReadAgain: () => void;
}

/** Explains why an attendee's profile failed to load. The id itself is valid. */
export function UnreadProfile({ fault, onReadAgain }: UnreadProfileProps) {
  const t = useEventDetailWords();
  const { title, help, marks } = useFaultWords(fault, true);
  return (
    <Box sx={{ fontSize: 'body3.fontSize' }}>
      <Box sx={{ color: 'warning.main', fontWeight: 600 }}>{title}</Box>
      <div>{t.notRead}</div>
      <div>{help}</div>
      <FaultDetail title={title} marks={marks} at={fault.at} said={fault.detail} />
      <Button size="small" color="inherit" onClick={onReadAgain} sx={{ paddingInline: 0 }}>
        {t.readAgain}
      </Button>
    </Box>
  );
}
