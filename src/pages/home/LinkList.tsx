import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { TOUCH } from '../../theme/theme.ts';

/** One link of a list. */
export interface Line {
  key: string;
  to: string;
  title: string;
  /** Details below the title. */
  detail?: ReactNode;
  /** A number at the end of the line. */
  end?: ReactNode;
}

interface LinkListProps {
  title: string;
  lines: readonly Line[];
  /** The text of an empty list. */
  none?: string;
}

/** A short titled list of links. */
export function LinkList({ title, lines, none }: LinkListProps) {
  const titleId = useId();
  return (
    <Box component="section" sx={{ marginTop: 2 }} aria-labelledby={titleId}>
      <Box
        component="h3"
        id={titleId}
        sx={{
          margin: '0 0 4px',
          color: 'text.secondary',
          fontSize: 'body3.fontSize',
          fontWeight: 700,
          lineHeight: 'inherit',
        }}
      >
        {title}
      </Box>
      {lines.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{none}</Box> : <Links lines={lines} />}
    </Box>
  );
}

/** The links alone, for a section with its own title. */
export function Links({ lines }: { lines: readonly Line[] }) {
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {lines.map(({ key, to, title, detail, end }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            columnGap: 2,
            paddingBlock: 0.75,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box
              component={Link}
              to={to}
              dir="auto"
              sx={{
                display: 'inline-block',
                paddingBlock: 0.25,
                fontWeight: 600,
                textDecoration: 'none',
                '&:hover': { textDecoration: 'underline' },
                [TOUCH]: { paddingBlock: 1.25 },
              }}
            >
              {title}
            </Box>
            {detail !== undefined && (
              <Box sx={{ color: 'text.secondary', fontSize: 'body3.fontSize' }} dir="auto">
                {detail}
              </Box>
            )}
          </Box>
          {end !== undefined && (
            <Box sx={{ minWidth: 0, color: 'text.secondary', fontSize: 'body3.fontSize' }}>{end}</Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
