import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { kolPath } from '../../paths.ts';
import { findKnownKol } from '../../queries/kols.ts';
import { useRecentKols } from '../../session/recentKols.ts';
import { useKolListWords } from '../../words/kolList.ts';

/** The KOLs that were opened last. The browser remembers their ids; a name is shown where it is known anyway. */
export function RecentKols() {
  const t = useKolListWords();
  const titleId = useId();
  const queryClient = useQueryClient();
  const recent = useRecentKols();
  if (recent.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box id={titleId} component="h2" sx={{ m: 0, mb: 0.75, fontSize: '0.875rem', fontWeight: 600 }}>
        {t.recent}
      </Box>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
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
              {findKnownKol(queryClient, id)?.full_name ?? id}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
