import Box from '@mui/material/Box';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import type { KolIdsInText } from '../../contract/kolIds.ts';
import { useKolLabels } from '../../i18n/kolLabels.ts';
import { setIdParseResult, useIdParseResult } from '../../storage/kolList.ts';

// Loads only after a text that is not all ids.
const LowercaseIds = lazy(async () => ({
  default: (await import('./LowercaseIds.tsx')).LowercaseIds,
}));

/** More pieces than this are collapsed. */
const MAX_EXPANDED = 20;

interface IdParseReportProps {
  /** The ids on screen. */
  kolIds: readonly string[];
  /** The parsed URL. If it contains more than ids, a user typed it, so it is reported like a lookup. */
  found?: KolIdsInText;
  /** Adds KOLs to the list on screen. */
  onAdd?: (found: KolIdsInText) => void;
}

/** The result of parsing the text that led to these KOLs: the number of ids, and every piece that is not an id. */
export function IdParseReport({ kolIds, found, onAdd }: IdParseReportProps) {
  const t = useKolLabels().idReport;
  // Before the paint, so that nothing moves.
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
        <Suspense>
          <LowercaseIds pieces={others} kolIds={kolIds} onAdd={onAdd} />
        </Suspense>
      )}
      {others.length > 0 && (
        <Box
          component="details"
          open={others.length <= MAX_EXPANDED}
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
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the focused list */}
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
