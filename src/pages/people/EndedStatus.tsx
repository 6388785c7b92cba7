import Box from '@mui/material/Box';
import { Chip } from '../../components/layout/Chip.tsx';

/** Says that a person is blocked or a key is revoked, and since when. */
export const EndedStatus = ({ label, detail }: { label: string; detail: string }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      '& [data-chip]': { marginInlineEnd: 0 },
    }}
  >
    <Chip tone="negative">{label}</Chip>
    <Box component="span" sx={{ color: 'text.secondary', fontSize: { xs: 'inherit', sm: 'body2.fontSize' } }}>
      {detail}
    </Box>
  </Box>
);
