import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { kolPath } from '../../paths.ts';
import type { ResolvedKol } from '../../queries/KolResolver.ts';

interface InvitedKolsProps {
  kols: readonly ResolvedKol[];
  /** What there is to say about one of them. */
  remark?: (entry: ResolvedKol) => ReactNode;
}

/** Who is invited: names where they are known, and ids. Each leads to the profile, in a tab of its own. */
export function InvitedKols({ kols, remark }: InvitedKolsProps) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        paddingInlineStart: 2.5,
        columns: { xs: 1, sm: 2 },
        columnGap: 3,
        overflowWrap: 'anywhere',
        '& > li': { breakInside: 'avoid' },
      }}
    >
      {kols.map((entry) => (
        <li key={entry.id}>
          <Link component={RouterLink} to={kolPath(entry.id, 'events')} target="_blank" rel="noopener">
            {(entry.status === 'loaded' && entry.kol.full_name) || entry.id}
          </Link>
          {entry.status === 'loaded' && entry.kol.full_name && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {' '}
              {entry.id}
            </Box>
          )}
          {remark?.(entry)}
        </li>
      ))}
    </Box>
  );
}
