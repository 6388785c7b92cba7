import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { Chip } from '../../../components/layout/Chip.tsx';
import { DescriptionList } from '../../../components/layout/DescriptionList.tsx';
import { DetailDrawer } from '../../../components/layout/DetailDrawer.tsx';
import { JoinedList } from '../../../components/layout/JoinedList.tsx';
import { optional, Value } from '../../../components/layout/Value.tsx';
import { isUnreadable } from '../../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../../contract/parseKol.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useKolMessages } from '../../../i18n/kol.ts';
import { getLabel } from '../../../i18n/messages.ts';
import { kolPath } from '../../../paths.ts';
import { DRAWER_BESIDE_TEXT } from '../../../theme/theme.ts';
import { toMailHref, toTelHref } from '../../shared/contactHrefs.ts';
import { ENGAGEMENT_TONES } from '../../shared/kolMetrics.ts';
import { nextOf } from '../../shared/kolRecords.ts';
import { OtherEvents } from './AttendeeEvidence.tsx';
import { BUSY_DAYS, type EventsAround } from './attendeeWarnings.ts';

interface AttendeeDrawerProps {
  kol: ParsedKol;
  around: EventsAround;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
}

/** The profile of an attendee: what a planner needs to decide on an invitation. */
export function AttendeeDrawer({ kol, around, onPrevious, onNext, onClose }: AttendeeDrawerProps) {
  const t = useKolMessages();
  const event = useEventMessages();
  const format = useFormat();
  const { id, tier, engagement_level: engagement, contact } = kol;
  const email = contact?.email;
  const phoneHref = toTelHref(contact?.phone ?? '');
  const next = nextOf(kol.events ?? []);
  const texts = (values: readonly (string | null | undefined)[] | null | undefined) => {
    const given = (values ?? []).flatMap((text) => text || []);
    return given.length > 0 && <JoinedList texts={given} />;
  };
  const items = [
    {
      label: t.email,
      name: 'contact.email',
      value: optional(email, (address) => <a href={toMailHref(address)}>{address}</a>),
    },
    {
      label: t.phone,
      name: 'contact.phone',
      value: phoneHref === null ? contact?.phone : <a href={phoneHref}>{contact?.phone}</a>,
    },
    { label: event.city, name: 'contact.address.city', value: contact?.address?.city },
    {
      label: event.country,
      name: 'contact.address.country',
      value: optional(contact?.address?.country, format.country),
    },
    { label: t.cards.events, name: 'events', value: next?.date && texts([format.day(next.date), next.name]) },
    { label: t.expertise_areas, name: 'expertise_areas', value: texts(kol.expertise_areas) },
    { label: t.research_interests, name: 'research_interests', value: texts(kol.research_interests) },
  ];
  return (
    <DetailDrawer
      id={id}
      title={kol.full_name || id}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
      // The form makes no room for it: in a narrower window it would cover the summary.
      besideIn={DRAWER_BESIDE_TEXT}
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <div>
          <div dir="auto">{kol.title}</div>
          <Box sx={{ color: 'text.secondary' }} dir="auto">
            {texts([kol.department, kol.institution])}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            {tier && <Chip tone="accent">{getLabel(t.tiers, tier)}</Chip>}
            {engagement && <Chip tone={ENGAGEMENT_TONES[engagement]}>{getLabel(t.engagementLevels, engagement)}</Chip>}
          </Box>
        </div>
        <DescriptionList
          items={items.map(({ label, name, value }) => ({
            label,
            value: <Value isUnreadable={isUnreadable(kol, name)}>{value}</Value>,
          }))}
        />
        {[
          { title: event.clash(around.sameDays.length), events: around.sameDays },
          { title: event.busy(around.recent.length, BUSY_DAYS), events: around.recent },
        ].map(
          ({ title, events }) =>
            events.length > 0 && (
              <div key={title}>
                <Typography variant="h3">{title}</Typography>
                <OtherEvents events={events} />
              </div>
            ),
        )}
        <Button
          variant="outlined"
          endIcon={<ExternalLink size={16} />}
          href={kolPath(id)}
          target="_blank"
          rel="noopener"
        >
          {event.openProfile}
        </Button>
      </Box>
    </DetailDrawer>
  );
}
