import Box from '@mui/material/Box';
import { Chip } from '../../components/layout/Chip.tsx';
import { useOrganizationMessages } from '../../i18n/organization.ts';

/** The name of the signed-in user's own row. "(you)" stays in sight where the name is cut off. */
export function OwnName({ name }: { name: string }) {
  const { you } = useOrganizationMessages();
  return (
    <Box component="span" sx={{ display: 'flex', gap: '0.25em' }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>{' '}
      <span>{you}</span>
    </Box>
  );
}

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
