import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSession } from '../../auth/session.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog.tsx';
import { isKolId } from '../../contract/kolIds.ts';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import type { EventDraft } from '../../storage/eventDrafts.ts';
import { isOfOtherKey } from './useEventDraft.ts';

interface RestoreDraftProps {
  draft: EventDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a draft of this tab that was not sent, or was sent without a response. */
export function RestoreDraft({ draft, onRestore, onDiscard }: RestoreDraftProps) {
  const t = useEventMessages();
  const format = useFormat();
  const name = draft.form.name.trim() === '' ? t.draftUnnamed : t.draftNamed(draft.form.name.trim());
  const when = format.moment(new Date(draft.savedAt).toISOString());
  const { key } = useSession();
  const isUnconfirmed = draft.pendingSubmission !== null;
  const [isConfirming, setIsConfirming] = useState(false);
  const question = isUnconfirmed
    ? { title: t.discardUnansweredTitle, text: t.discardUnanswered(name, when) }
    : { title: t.discardTitle, text: t.discard(name, when) };
  return (
    <Alert severity={isUnconfirmed ? 'warning' : 'info'} variant="outlined" role="status" sx={{ marginBottom: 2 }}>
      <AlertTitle>{t.restoreTitle}</AlertTitle>
      {format.sentences([
        isUnconfirmed
          ? t.restoreUnanswered(name, when)
          : t.restore(name, when, draft.form.attendees.filter(isKolId).length),
        isOfOtherKey(draft, key) && t.restoreOtherKey,
      ])}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
        <Button variant="contained" size="small" onClick={onRestore}>
          {t.restoreDraft}
        </Button>
        <Button color="inherit" variant="outlined" size="small" onClick={() => setIsConfirming(true)}>
          {t.discardDraft}
        </Button>
      </Box>
      {isConfirming && <DiscardDraftDialog {...question} onKeep={() => setIsConfirming(false)} onDiscard={onDiscard} />}
    </Alert>
  );
}

interface DiscardDraftDialogProps {
  title: string;
  text: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a draft is deleted. */
function DiscardDraftDialog({ title, text, onKeep, onDiscard }: DiscardDraftDialogProps) {
  const t = useEventMessages();
  return (
    <ConfirmDialog title={title} text={text} onClose={onKeep}>
      <Button color="error" onClick={onDiscard}>
        {t.discardDraft}
      </Button>
      <Button variant="contained" autoFocus onClick={onKeep}>
        {t.keepDraft}
      </Button>
    </ConfirmDialog>
  );
}
