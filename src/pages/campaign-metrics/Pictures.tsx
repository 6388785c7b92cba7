import Box from '@mui/material/Box';
import { memo } from 'react';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { FunnelPicture } from './FunnelPicture.tsx';
import type { Figures } from './figures.ts';
import { MonthsPicture } from './MonthsPicture.tsx';
import type { ReviewProps } from './Review.tsx';
import { ScatterPicture } from './ScatterPicture.tsx';
import { TypesPicture } from './TypesPicture.tsx';

interface PicturesProps {
  figures: Figures;
  campaigns: ReviewProps['chosen'];
}

/** The charts of a report. They render again only if the campaigns change, not for a change of the comparison. */
export const Pictures = memo(({ figures, campaigns }: PicturesProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      gap: 2.5,
      '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
    }}
  >
    <ErrorBoundary>
      <FunnelPicture figures={figures} />
    </ErrorBoundary>
    <ErrorBoundary>
      <MonthsPicture campaigns={campaigns} />
    </ErrorBoundary>
    <ErrorBoundary>
      <TypesPicture campaigns={campaigns} />
    </ErrorBoundary>
    <ErrorBoundary>
      <ScatterPicture campaigns={campaigns} />
    </ErrorBoundary>
  </Box>
));
