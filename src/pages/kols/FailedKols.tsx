import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RotateCw, X } from 'lucide-react';
import type { ResolvedKol } from '../../queries/KolResolver.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useKolListWords } from '../../words/kolList.ts';

interface FailedKolsProps {
  kols: Extract<ResolvedKol, { status: 'failed' }>[];
  onRetry: (ids: string[]) => void;
  onRemove: (ids: string[]) => void;
}

/** The ids of the list that could not be read: each with its reason, to try again or to remove. */
export function FailedKols({ kols, onRetry, onRemove }: FailedKolsProps) {
  const t = useKolListWords();
  const common = useCommonWords();
  if (kols.length === 0) return null;
  const ids = kols.map(({ id }) => id);
  return (
    <Box sx={{ mb: 2 }}>
      <Panel
        title={t.failedTitle(kols.length)}
        note={
          <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap' }}>
            <Button size="small" onClick={() => onRetry(ids)}>
              {t.retryAll}
            </Button>
            <Button size="small" onClick={() => onRemove(ids)}>
              {t.removeFailed}
            </Button>
          </Box>
        }
      >
        <Box
          component="ul"
          tabIndex={0}
          aria-label={t.failedTitle(kols.length)}
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 220, overflowY: 'auto' }}
        >
          {kols.map(({ id, error }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 2,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box component="code" sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
                {id}
              </Box>
              <Box sx={{ flex: '2 1 16rem', color: 'text.secondary' }}>
                {error.status === 404 ? t.unknown : t.failed(error.status)}
              </Box>
              <Box>
                <Button
                  size="small"
                  aria-label={t.retry(id)}
                  startIcon={<RotateCw size={16} />}
                  onClick={() => onRetry([id])}
                >
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
          ))}
        </Box>
      </Panel>
    </Box>
  );
}
