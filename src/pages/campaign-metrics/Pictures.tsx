import { memo } from 'react';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { FunnelPicture } from './FunnelPicture.tsx';
import type { Figures } from './figures.ts';
import { MonthsPicture } from './MonthsPicture.tsx';
import styles from './Pictures.module.css';
import type { ReviewProps } from './Review.tsx';
import { ScatterPicture } from './ScatterPicture.tsx';
import { TypesPicture } from './TypesPicture.tsx';

interface PicturesProps {
  figures: Figures;
  campaigns: ReviewProps['chosen'];
}

/** The pictures of a review. Drawn anew only where the campaigns change: choosing what to compare redraws no picture. */
export const Pictures = memo(({ figures, campaigns }: PicturesProps) => (
  <div className={styles.pictures}>
    <PanelBoundary>
      <FunnelPicture figures={figures} />
    </PanelBoundary>
    <PanelBoundary>
      <MonthsPicture campaigns={campaigns} />
    </PanelBoundary>
    <PanelBoundary>
      <TypesPicture campaigns={campaigns} />
    </PanelBoundary>
    <PanelBoundary>
      <ScatterPicture campaigns={campaigns} />
    </PanelBoundary>
  </div>
));
