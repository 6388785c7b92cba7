import Box from '@mui/material/Box';
import { useLayoutEffect } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { type IdParseResult, setIdParseResult, useIdParseResult } from '../../storage/idParseResult.ts';
import { useLookUpReportWords } from '../../words/lookUpReport.ts';

/** More pieces than these are folded away until they are asked for. */
const MOST_OPEN = 20;

interface LookUpReportProps {
  /** What the screen shows. */
  kolIds: readonly string[];
  /** What the address holds: where that is more than ids, it was written by hand, and is told as if it had been looked up. */
  found?: IdParseResult;
}

/** What became of the text that led to these KOLs: the ids that were found in it, and every piece that is none. */
export function LookUpReport({ kolIds, found }: LookUpReportProps) {
  const t = useLookUpReportWords();
  // Before it is painted, so that nothing is moved by it.
  useLayoutEffect(() => {
    if (found?.others.length) setIdParseResult(found);
  }, [found]);
  const report = useIdParseResult(kolIds);
  if (report === null) return null;
  const { ids, duplicates, others } = report;
  const title = t.others(others.length);
  return (
    <Alert
      severity={others.length > 0 ? 'warning' : 'info'}
      variant="outlined"
      sx={{ marginBottom: 2 }}
      onClose={() => setIdParseResult(null)}
    >
      {t.found(ids.length, duplicates)}
      {others.length > 0 && (
        <Box
          component="details"
          open={others.length <= MOST_OPEN}
          sx={{
            marginTop: 0.5,
            '& summary': { cursor: 'pointer' },
            '& ul': {
              maxHeight: 160,
              margin: '4px 0 0',
              paddingInlineStart: 2.5,
              overflowY: 'auto',
              overflowWrap: 'anywhere',
            },
          }}
        >
          <summary>{title}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who uses the keyboard scrolls it by reaching it */}
          <ul tabIndex={0} aria-label={title}>
            {others.map((piece) => (
              <li key={piece}>
                <bdi>{piece}</bdi>
              </li>
            ))}
          </ul>
        </Box>
      )}
    </Alert>
  );
}
