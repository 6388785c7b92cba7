import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCommonWords } from '../../words/common.ts';

/** The shape of a profile while its first answer is awaited. */
export function KolSkeleton() {
  const t = useCommonWords();
  return (
    <Box
      role="status"
      aria-label={t.loading}
      sx={{ px: { xs: 2, md: 4 }, py: 3.5, maxWidth: 1520, mx: 'auto', width: '100%' }}
    >
      <Skeleton width="min(320px, 70%)" height={40} />
      <Skeleton width="min(520px, 90%)" />
      <Skeleton width={200} height={32} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={112} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
}
