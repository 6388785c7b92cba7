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
  <Box
    component="span"
    title={why}
    sx={{ marginInlineEnd: 0.5, color: 'warning.main', whiteSpace: 'nowrap', '& > svg': { verticalAlign: '-2px' } }}
  >
    <TriangleAlert size={14} aria-hidden />
    <VisuallyHidden>{said}</VisuallyHidden>
  </Box>
);
