import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { TOUCH } from '../../ui/media.ts';

/** One thing to go on with. */
export interface Line {
  key: string;
  to: string;
  title: string;
  /** What tells it from others, under the title. */
  detail?: ReactNode;
  /** A figure at the end of the line. */
  end?: ReactNode;
}

interface LinesProps {
  title: string;
  lines: readonly Line[];
  /** What is said where there is none. */
  none?: string;
}

/** A short titled list of links. */
export function Lines({ title, lines, none }: LinesProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <Box component="h3" id={titleId} sx={{ m: 0, mb: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {title}
      </Box>
      {lines.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{none}</Box> : <LinkList lines={lines} />}
    </Box>
  );
}

/** The links alone, for a panel that has a title already. */
export function LinkList({ lines }: { lines: readonly Line[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map(({ key, to, title, detail, end }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            alignItems: 'baseline',
            justifyContent: 'space-between',
            py: 0.75,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link
              component={RouterLink}
              to={to}
              underline="hover"
              dir="auto"
              sx={{ fontWeight: 600, display: 'inline-block', py: 0.25, [TOUCH]: { py: 1.25 } }}
            >
              {title}
            </Link>
            {detail !== undefined && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }} dir="auto">
                {detail}
              </Box>
            )}
          </Box>
          {end !== undefined && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', minWidth: 0 }}>{end}</Box>}
        </Box>
      ))}
    </Box>
  );
}
