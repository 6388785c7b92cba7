import Button from '@mui/material/Button';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { Section } from '../../components/layout/Section.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useHomeMessages } from '../../i18n/home.ts';
import { createdEventPath, newEventPath } from '../../paths.ts';
import { listCreatedEventTitles } from '../../storage/createdEvents.ts';
import { listDraftTitles } from '../../storage/eventDrafts.ts';
import { LinkList } from './LinkList.tsx';

/** The maximum number of drafts and of events; the form lists more. */
const MAX_ENTRIES = 3;

/** For planning events: continue a draft, see created events, start a new one. */
export function EventsCard() {
  const t = useHomeMessages();
  const format = useFormat();
  const drafts = listDraftTitles().slice(0, MAX_ENTRIES);
  const created = listCreatedEventTitles().slice(0, MAX_ENTRIES);
  return (
    <Section title={t.planning}>
      {drafts.length === 0 && created.length === 0 && t.noEvents}
      {drafts.length > 0 && (
        <LinkList
          title={t.drafts}
          lines={drafts.map(({ id, name, invited, savedAt, mayExist }) => ({
            key: id,
            to: newEventPath({ draft: id }),
            title: name === '' ? t.unnamedDraft : name,
            detail: mayExist ? t.mayExist : t.draftLine(invited, format.moment(savedAt)),
          }))}
        />
      )}
      {created.length > 0 && (
        <LinkList
          title={t.created}
          lines={created.map(({ id, name, created_at }) => ({
            key: id,
            to: createdEventPath(id),
            title: name,
            detail: created_at === null ? undefined : format.moment(created_at),
          }))}
        />
      )}
      <Button
        component={Link}
        to={newEventPath()}
        variant="outlined"
        startIcon={<CalendarPlus size={18} />}
        sx={{ display: 'flex', width: 'fit-content', marginTop: 2 }}
      >
        {t.newEvent}
      </Button>
    </Section>
  );
}
