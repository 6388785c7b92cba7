import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { KolIdsInText } from '../../contract/kolIds.ts';
import { useKolListWords } from '../../words/kolList.ts';

/** How many pieces of text are shown before the rest is only counted. */
const MOST_SHOWN = 20;

/** What became of the text that was looked up: how many ids, how many duplicates, and what was no id. */
export function FoundReport({ found, onDismiss }: { found: KolIdsInText; onDismiss: () => void }) {
  const t = useKolListWords();
  const { ids, duplicates, others } = found;
  const hidden = others.length - MOST_SHOWN;
  return (
    <Alert
      severity={others.length > 0 ? 'warning' : 'info'}
      variant="outlined"
      onClose={onDismiss}
      closeText={t.dismiss}
      sx={{ mb: 2, bgcolor: 'background.paper' }}
    >
      {t.found(ids.length, duplicates)}
      {others.length > 0 && (
        <Box sx={{ mt: 0.5 }}>
          {t.others(others.length)}
          <Box
            component="ul"
            sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 160, overflowY: 'auto', overflowWrap: 'anywhere' }}
          >
            {others.slice(0, MOST_SHOWN).map((piece) => (
              <li key={piece} dir="auto">
                {piece}
              </li>
            ))}
            {hidden > 0 && <li>{t.moreOthers(hidden)}</li>}
          </Box>
        </Box>
      )}
    </Alert>
  );
}
