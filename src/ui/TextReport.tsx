import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useCommonWords } from '../words/common.ts';

/** More pieces than these are folded away until they are asked for. */
const MOST_OPEN = 20;

interface TextReportProps {
  /** What was found in the text. */
  children: string;
  /** How many pieces of it were not used, in words. */
  unusedTitle: string;
  unused: readonly string[];
  onDismiss: () => void;
}

/** What became of a text that somebody gave: what was found in it, and every piece that was not used. */
export function TextReport({ children, unusedTitle, unused, onDismiss }: TextReportProps) {
  const t = useCommonWords();
  return (
    <Alert
      severity={unused.length > 0 ? 'warning' : 'info'}
      variant="outlined"
      onClose={onDismiss}
      closeText={t.dismiss}
      sx={{ mb: 2, bgcolor: 'background.paper', '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      {children}
      {unused.length > 0 && (
        <Box component="details" open={unused.length <= MOST_OPEN} sx={{ mt: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {unusedTitle}
          </Box>
          <Box
            component="ul"
            tabIndex={0}
            aria-label={unusedTitle}
            sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5, maxHeight: 160, overflowY: 'auto', overflowWrap: 'anywhere' }}
          >
            {unused.map((piece) => (
              <li key={piece} dir="auto">
                {piece}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Alert>
  );
}
