import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useCollectingWords } from '../words/collecting.ts';
import { WaitNotice } from './WaitNotice.tsx';

interface CollectProgressProps {
  loaded: number;
  /** How many there are; undefined or 0 until the service has said so. */
  total: number | undefined;
  /** Until when the service has asked to wait, in milliseconds since 1970; null while it does not. */
  waitsUntil?: number | null;
  onCancel: () => void;
}

/** How far the collection of a whole list has come, and the way to stop it. */
export function CollectProgress({ loaded, total, waitsUntil = null, onCancel }: CollectProgressProps) {
  const t = useCollectingWords();
  const text = total ? t.progress(loaded, total) : t.starting;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, displayPrint: 'none' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontSize: '0.875rem', mb: 0.5 }}>
          {text}
          <WaitNotice until={waitsUntil} />
        </Box>
        <LinearProgress
          aria-label={text}
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? Math.min(100, (100 * loaded) / total) : undefined}
          sx={{ height: 6, borderRadius: 3 }}
        />
      </Box>
      <Button variant="outlined" onClick={onCancel}>
        {t.cancel}
      </Button>
    </Box>
  );
}
