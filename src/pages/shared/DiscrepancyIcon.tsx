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

/** A service may round its rate to two digits. A larger difference from its own counts is a contradiction. */
export const RATE_ROUNDING = 0.005 + 1e-9;
