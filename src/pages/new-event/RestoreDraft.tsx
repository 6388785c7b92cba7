import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormat } from '../../words/format.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import type { EventDraft } from './eventDrafts.ts';

interface RestoreDraftProps {
  draft: EventDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a form that was begun in this tab and not sent. */
export function RestoreDraft({ draft, onRestore, onDiscard }: RestoreDraftProps) {
  const t = useNewEventWords();
  const format = useFormat();
  const name = draft.form.name.trim() === '' ? t.draftUnnamed : t.draftNamed(draft.form.name.trim());
  return (
    <Alert severity="info" variant="outlined" role="status" sx={{ bgcolor: 'background.paper', mb: 2 }}>
      <AlertTitle component="p">{t.restoreTitle}</AlertTitle>
      {t.restore(name, format.moment(new Date(draft.savedAt).toISOString()), draft.form.attendees.length)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" size="small" onClick={onRestore}>
          {t.restoreDraft}
        </Button>
        <Button color="inherit" variant="outlined" size="small" onClick={onDiscard}>
          {t.discardDraft}
        </Button>
      </Box>
    </Alert>
  );
}
