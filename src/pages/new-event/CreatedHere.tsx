import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { createdEventPath } from '../../paths.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useFormat } from '../../words/format.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import { listCreated } from './createdEvents.ts';

/** The events that were created in this tab: nothing else could show them again. */
export function CreatedHere({ except }: { except?: string }) {
  const t = useNewEventWords();
  const format = useFormat();
  const others = listCreated().filter(({ event }) => event.id !== except);
  if (others.length === 0) return null;
  return (
    <Box sx={{ maxWidth: 820, mt: 2, displayPrint: 'none' }}>
      <Panel title={t.createdHere}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1 }}>{t.createdHereNote}</Box>
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, '& li': { py: 0.5 } }}>
          {others.map(({ event, sent, zone }) => (
            <li key={event.id}>
              <Link component={RouterLink} to={createdEventPath(event.id)}>
                {event.name ?? sent.name}
              </Link>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {t.createdHereLine(format.momentIn(event.start_date ?? sent.start_date, zone), sent.attendees.length)}
              </Box>
            </li>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}
