import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCommonMessages } from '../../i18n/common.ts';

/** Uneven line widths, like text. */
const WIDTHS = ['35%', '70%', '55%', '65%', '45%'];

/** The placeholder of a tab while its data or its code loads. */
export function KolSkeleton() {
  const t = useCommonMessages();
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
