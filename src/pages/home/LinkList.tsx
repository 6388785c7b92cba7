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
  /** A date or number at the end of the line. */
  end?: ReactNode;
}

interface LinkListProps {
  title: string;
  lines: readonly Line[];
}

/** A short titled list of links. */
export function LinkList({ title, lines }: LinkListProps) {
  const titleId = useId();
  return (
    <Box component="section" sx={{ marginBottom: 2 }} aria-labelledby={titleId}>
      <Box component="h3" id={titleId} sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>
        {title}
      </Box>
      <Links lines={lines} />
    </Box>
  );
}

/** The links alone, for a section with its own title. A title has one line; the whole text is shown on hover and focus. */
export function Links({ lines }: { lines: readonly Line[] }) {
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {lines.map(({ key, to, title, detail, end }) => (
        <Box component="li" key={key} sx={lineStyle}>
          <Box sx={{ flex: '1 1 0', minWidth: '9rem' }}>
            <Box component={Link} to={to} dir="auto" title={title} sx={titleStyle}>
              {title}
            </Box>
            {detail !== undefined && (
              <Box sx={detailStyle} dir="auto">
                {detail}
              </Box>
            )}
          </Box>
          {end !== undefined && <Box sx={endStyle}>{end}</Box>}
        </Box>
      ))}
    </Box>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  paddingBlock: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  [TOUCH]: { paddingBlock: 0 },
} as const;

const detailStyle = {
  color: 'text.secondary',
  fontSize: 'body3.fontSize',
  overflowWrap: 'anywhere',
  [TOUCH]: { marginTop: -1.25, paddingBottom: 1 },
} as const;

const endStyle = { color: 'text.secondary', fontSize: 'body3.fontSize', overflowWrap: 'anywhere' } as const;

const titleStyle = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:focus-visible': { whiteSpace: 'normal' },
  [TOUCH]: { paddingBlock: 1.5 },
} as const;
