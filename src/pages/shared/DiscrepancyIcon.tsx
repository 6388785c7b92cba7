import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';

interface DiscrepancyIconProps {
  /** Why the value is doubtful, shown on hover. */
  why: string;
  /** The text for screen readers before the value; the whole reason unless it is shown elsewhere. */
  screenReaderText?: string;
}

/** A warning icon before a doubtful value. */
export const DiscrepancyIcon = ({ why, screenReaderText = why }: DiscrepancyIconProps) => (
  <Box
    component="span"
    title={why}
    sx={{ marginInlineEnd: 0.5, color: 'warning.main', whiteSpace: 'nowrap', '& > svg': { verticalAlign: '-2px' } }}
  >
    <TriangleAlert size={14} aria-hidden />
    <VisuallyHidden>{screenReaderText}</VisuallyHidden>
  </Box>
);
