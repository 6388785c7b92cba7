import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface DoubtMarkProps {
  /** Why the figure is in doubt, on hover. */
  why: string;
  /** What is read out before the figure; the whole reason where it is said nowhere else. */
  said?: string;
}

/** Stands before a figure that is in doubt. */
export const DoubtMark = ({ why, said = why }: DoubtMarkProps) => (
  <Box component="span" title={why} sx={{ color: 'warning.main', marginInlineEnd: 0.5, whiteSpace: 'nowrap' }}>
    <TriangleAlert size={14} aria-hidden style={{ verticalAlign: '-2px' }} />
    <VisuallyHidden>{said}</VisuallyHidden>
  </Box>
);
