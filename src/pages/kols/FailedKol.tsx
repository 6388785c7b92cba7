import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RotateCw, X } from 'lucide-react';
import type { ResolvedKol } from '../../queries/KolResolver.ts';
import { faultKind } from '../../ui/FaultNotice.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useKolListWords } from '../../words/kolList.ts';

export interface FailedKolActions {
  onRetry: (ids: readonly string[]) => void;
  onRemove: (ids: readonly string[]) => void;
}

interface FailedKolProps extends FailedKolActions {
  kol: Extract<ResolvedKol, { status: 'failed' }>;
}

/** Why an id of the list could not be read; it is tried again or removed. */
export function FailedKol({ kol: { id, error }, onRetry, onRemove }: FailedKolProps) {
  const t = useKolListWords();
  const common = useCommonWords();
  const { [faultKind(error)]: fault, status } = common.fault;
  const reason = error.status === null ? [fault.title] : [fault.title, status(error.status)];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        my: -1.25,
        // On a phone it is read without scrolling sideways.
        maxWidth: { xs: 'calc(100vw - 230px)', sm: 'none' },
      }}
    >
      <Box sx={{ py: 1.25, color: 'text.secondary' }}>{error.status === 404 ? t.unknown : reason.join(' · ')}</Box>
      <Box>
        <Button size="small" aria-label={t.retry(id)} startIcon={<RotateCw size={16} />} onClick={() => onRetry([id])}>
          {common.retry}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={t.removeOne(id)}
          startIcon={<X size={16} />}
          onClick={() => onRemove([id])}
        >
          {t.remove}
        </Button>
      </Box>
    </Box>
  );
}
