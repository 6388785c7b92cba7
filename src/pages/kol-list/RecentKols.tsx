import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { kolPath } from '../../paths.ts';
import { getCachedKol } from '../../queries/kols.ts';
import { useRecentKols } from '../../storage/recentKols.ts';

/** The recent KOLs. The browser stores only ids; a name is shown if the cache contains it. */
export function RecentKols() {
  const t = useKolListMessages();
  const titleId = useId();
  const queryClient = useQueryClient();
  const recent = useRecentKols();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Box
        component="h2"
        id={titleId}
        sx={{
          marginBottom: 0.75,
          fontSize: 'body2.fontSize',
          fontWeight: 600,
          lineHeight: 'inherit',
          letterSpacing: 'inherit',
        }}
      >
        {t.recent}
      </Box>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {recent.map((id) => (
          <li key={id}>
            <Button
              component={Link}
              to={kolPath(id)}
              variant="outlined"
              size="small"
              color="inherit"
              sx={{ borderColor: 'divider', fontWeight: 500, overflowWrap: 'anywhere' }}
            >
              {getCachedKol(queryClient, id)?.full_name || id}
            </Button>
          </li>
        ))}
      </Box>
    </section>
  );
}
