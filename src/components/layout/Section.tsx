import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';

interface SectionProps {
  title: string;
  /** A note next to the title. */
  note?: ReactNode;
  /** Controls at the end of the line of the title. */
  actions?: ReactNode;
  /** True for less space, on a screen that shows a lot at once. */
  isDense?: boolean;
  children: ReactNode;
}

/** A card with a title, which is a region of the page. If its content fails, the rest of the page keeps working. */
export function Section({ title, note, actions, isDense = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ paddingInline: { xs: 2, md: 2.5 }, paddingBlock: isDense ? 1.25 : { xs: 2, md: 2.5 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, marginBottom: isDense ? 0.75 : 1.5 }}>
        <Box
          sx={{
            display: 'flex',
            flex: 1,
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 1,
            rowGap: 0.5,
            minWidth: 0,
          }}
        >
          <Typography variant="h2" id={titleId}>
            {title}
          </Typography>
          {note !== undefined && (
            <Typography component="div" variant="body2" color="textSecondary" sx={{ lineHeight: 1.5 }}>
              {note}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      <ErrorBoundary>{children}</ErrorBoundary>
    </Card>
  );
}
