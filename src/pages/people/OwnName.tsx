import Box from '@mui/material/Box';
import { usePeopleMessages } from '../../i18n/people.ts';

/** The name of the signed-in user's own row. "(you)" stays in sight where the name is cut off. */
export function OwnName({ name }: { name: string }) {
  const { you } = usePeopleMessages();
  return (
    <Box component="span" sx={{ display: 'flex', gap: '0.25em' }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>{' '}
      <span>{you}</span>
    </Box>
  );
}
