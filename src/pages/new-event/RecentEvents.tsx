import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { Section } from '../../components/layout/Section.tsx';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import { createdEventPath } from '../../paths.ts';
import { listCreatedEvents } from '../../storage/createdEvents.ts';

/** The events that were created in this tab, because the interface cannot list them. */
export function RecentEvents({ except }: { except?: string }) {
  const t = useEventMessages();
  const format = useFormat();
  const others = listCreatedEvents().filter(({ event }) => event.id !== except);
  if (others.length === 0) return null;
  return (
    <Box sx={{ maxWidth: 820, marginTop: 2, displayPrint: 'none' }}>
      <Section title={t.createdHere}>
        <Box sx={{ color: 'text.secondary', fontSize: 'body2.fontSize', marginBottom: 1 }}>{t.createdHereNote}</Box>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, '& li': { paddingBlock: 0.5 } }}>
          {others.map(({ event, sent, zone }) => (
            <li key={event.id}>
              <Link to={createdEventPath(event.id)}>{event.name || sent.name}</Link>
              <Box sx={{ color: 'text.secondary', fontSize: 'body3.fontSize' }}>
                {t.createdHereLine(format.momentIn(event.start_date ?? sent.start_date, zone), sent.attendees.length)}
              </Box>
            </li>
          ))}
        </Box>
      </Section>
    </Box>
  );
}
