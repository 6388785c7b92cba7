import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCommonWords } from '../../words/common.ts';

/** The shape of a tab while its first answer is awaited. */
export function KolSkeleton() {
  const t = useCommonWords();
  return (
    <Box role="status" aria-label={t.loading}>
      <Skeleton variant="rounded" height={112} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
}
