import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../components/feedback/Alert.tsx';
import { FocusableButton } from '../../components/form/FocusableButton.tsx';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import { newEventPath } from '../../paths.ts';
import { type EventDraft, useDrafts } from '../../storage/eventDrafts.ts';
import { LazyConfirmDialog } from './LazyConfirmDialog.tsx';

/** The name of a draft and the time of its last change. */
function useDraftTitle({ form, savedAt }: EventDraft) {
  const t = useEventMessages();
  const format = useFormat();
  const name = form.name.trim();
  return {
    name: name === '' ? t.draftUnnamed : t.draftNamed(name),
    when: format.dateTime(new Date(savedAt).toISOString()),
  };
}

interface RestoredDraftProps {
  draft: EventDraft;
  /** True if it was sent and the result is unknown: a question comes before it is deleted. */
  isUnconfirmed: boolean;
  /** True while it is sent again: its result belongs to this form, and not to an empty one. */
  isSending: boolean;
  /** Deletes the draft and empties the form. */
  onStartOver: () => void;
}

/** Says that the form contains an earlier draft, and offers an empty form. */
export function RestoredDraft({ draft, isUnconfirmed, isSending, onStartOver }: RestoredDraftProps) {
  const t = useEventMessages();
  const { name, when } = useDraftTitle(draft);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Alert
      severity="info"
      role="status"
      sx={noticeStyle}
      action={
        <FocusableButton
          color="inherit"
          size="small"
          onClick={isUnconfirmed ? () => setIsConfirming(true) : onStartOver}
          disabled={isSending}
        >
          {t.startOver}
        </FocusableButton>
      }
    >
      {t.restored(name, when)}
      {isConfirming && (
        <LazyConfirmDialog
          title={t.discardUnansweredTitle}
          text={t.discardUnanswered(name, when)}
          onClose={() => setIsConfirming(false)}
        >
          <Button color="error" onClick={onStartOver}>
            {t.discardDraft}
          </Button>
          <Button variant="contained" autoFocus onClick={() => setIsConfirming(false)}>
            {t.keepDraft}
          </Button>
        </LazyConfirmDialog>
      )}
    </Alert>
  );
}

interface OtherDraftProps {
  draft: EventDraft;
  /** Restores it in this form: the address names it, but another tab has it open. */
  onOpen: ((draft: EventDraft) => void) | undefined;
}

/** Leads to a draft that is not in this form, until another tab sends or discards it. */
export function OtherDraft({ draft: offered, onOpen }: OtherDraftProps) {
  const t = useEventMessages();
  const draft = useDrafts().find(({ id }) => id === offered.id);
  const { name, when } = useDraftTitle(draft ?? offered);
  return (
    draft && (
      <Alert
        severity="info"
        role="status"
        sx={noticeStyle}
        action={
          onOpen ? (
            <Button onClick={() => onOpen(draft)} color="inherit" size="small">
              {t.continueHere}
            </Button>
          ) : (
            <Button component={Link} to={newEventPath({ draft: draft.id })} color="inherit" size="small">
              {t.openDraft}
            </Button>
          )
        }
      >
        {onOpen ? t.draftElsewhere(name, when) : t.otherDraft(name, when)}
      </Alert>
    )
  );
}

/** Says that another tab has the draft of this form, or that it is gone. */
export function LostDraft() {
  const t = useEventMessages();
  return (
    <Alert severity="warning" role="status" sx={noticeStyle}>
      {t.draftLost}
    </Alert>
  );
}

const noticeStyle = { marginBottom: 2, paddingBlock: 0 } as const;
