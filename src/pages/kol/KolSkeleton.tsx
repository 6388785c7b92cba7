import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCommonWords } from '../../words/common.ts';

/** Of uneven lines, as those of a text are. */
const WIDTHS = ['35%', '70%', '55%', '65%', '45%'];

/** Stands for a tab while its first answer, or the code that draws it, is awaited; as quiet as a table that is awaited. */
export function KolSkeleton() {
  const t = useCommonWords();
  return (
    <Box
      role="status"
      aria-label={t.loading}
      sx={{
        display: 'grid',
        gap: 2.5,
        padding: '20px 16px',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Box>
  );
}
