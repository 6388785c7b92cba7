import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CalendarX, FilePen, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useHasRole } from '../../auth/role.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { focusParentOnUnmount } from '../../components/feedback/focus.ts';
import { showSnackbar } from '../../components/feedback/Snackbar.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useCommonMessages } from '../../i18n/common.ts';
import { useEventMessages } from '../../i18n/event.ts';
import { useEventListMessages } from '../../i18n/eventList.ts';
import { useFormat } from '../../i18n/format.ts';
import { newEventPath } from '../../paths.ts';
import { deleteDraft, findDraft, saveDraft, useDraftTitles } from '../../storage/eventDrafts.ts';

/**
 * The user's forms that were not sent. Events that the service calls drafts are not among them: it calls every new event
 * so, and they have a date.
 */
export function EventDrafts() {
  const t = useEventListMessages();
  const form = useEventMessages();
  const drafts = useDraftTitles();
  if (!useHasRole('planner'))
    return (
      <EmptyState icon={CalendarX} title={form.plannersOnlyTitle}>
        {form.plannersOnly}
      </EmptyState>
    );
  if (drafts.length === 0)
    return (
      <EmptyState icon={FilePen} title={t.noDraftsTitle}>
        {t.noDrafts}
      </EmptyState>
    );
  return (
    <Section title={t.drafts} note={t.draftsHelp}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </Box>
    </Section>
  );
}

function DraftRow({ draft }: { draft: ReturnType<typeof useDraftTitles>[number] }) {
  const t = useEventListMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const name = draft.name || t.unnamedDraft;
  const discard = () => {
    const saved = findDraft(draft.id);
    deleteDraft(draft.id);
    showSnackbar({
      text: common.deleted(name),
      action: { label: common.undo, onClick: () => saved && saveDraft(saved) },
    });
  };
  return (
    <Box
      component="li"
      ref={focusParentOnUnmount}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link to={newEventPath({ draft: draft.id })} dir="auto">
          {name}
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>
          {t.draftDetail(format.dateTime(draft.savedAt), draft.invited, draft.toCorrect)}
          {draft.mayExist && <Box sx={{ color: 'warning.main' }}>{t.mayExist}</Box>}
        </Box>
      </Box>
      <IconButton aria-label={t.discard(name)} title={t.discard(name)} onClick={discard}>
        <Trash2 size={18} />
      </IconButton>
    </Box>
  );
}
