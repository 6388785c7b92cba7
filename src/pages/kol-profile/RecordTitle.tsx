import { type ReactNode, useCallback } from 'react';
import { Link, useParams } from 'react-router';
import { Chip } from '../../components/layout/Chip.tsx';
import type { KolInclude } from '../../contract/kol.ts';
import type { KolRecord } from '../../contract/parseKol.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { getLabel } from '../../i18n/messages.ts';
import { campaignsPath, eventsPath, FIND_BY_ID } from '../../paths.ts';
import { useCancelledEvents } from '../../queries/cancelledEvents.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { headlineOf, isUpcoming, RECORD_TONES } from '../shared/kolRecords.ts';

interface RecordTitleProps {
  include: KolInclude;
  record: KolRecord;
}

/** The title of a record. It leads to the campaign or the publication, and to the event where there is a list of events. */
export function RecordTitle({ include, record }: RecordTitleProps) {
  const { id } = record;
  const title = <span dir="auto">{headlineOf(include, record)}</span>;
  if (include === 'publications' && record.doi) return <DoiLink doi={record.doi}>{title}</DoiLink>;
  if (id && include === 'campaigns')
    return (
      <Link to={campaignsPath({ selected: id })} state={FIND_BY_ID}>
        {title}
      </Link>
    );
  return include === 'events' ? <EventTitle event={record}>{title}</EventTitle> : title;
}

/**
 * Returns a function that says whether an event of the KOL of this screen was cancelled or is coming; undefined if neither. It is the
 * same function until an event is cancelled.
 */
export function useEventStatus() {
  const { id: kolId = '' } = useParams();
  const cancelled = useCancelledEvents(kolId);
  return useCallback(
    ({ id, date }: KolRecord): 'cancelled' | 'upcoming' | undefined =>
      id !== undefined && cancelled.has(id) ? 'cancelled' : isUpcoming(date) ? 'upcoming' : undefined,
    [cancelled],
  );
}

/** An event, and whether it is coming or was cancelled. */
function EventTitle({ event, children: title }: { event: KolRecord; children: ReactNode }) {
  const t = useKolMessages();
  const hasEvents = useHasDeskApi();
  const status = useEventStatus()(event);
  const { id, date } = event;
  // The tab of the list that has the event.
  const tab = date && !isUpcoming(date) ? 'past' : undefined;
  return (
    <>
      {id && hasEvents ? <Link to={eventsPath({ tab, selected: id })}>{title}</Link> : title}
      {status && (
        <>
          {' '}
          <Chip tone={status === 'cancelled' ? 'negative' : 'info'}>{t[status]}</Chip>
        </>
      )}
    </>
  );
}

/** The role in the event, what became of the campaign, or the kind of contact. A record has at most one of them. */
export function RecordChip({ record: { role, status, type } }: { record: KolRecord }) {
  const t = useKolMessages();
  const [text, labels] = role ? [role, t.roles] : status ? [status, t.campaignStatuses] : [type, t.interactionTypes];
  return text ? <Chip tone={RECORD_TONES[text]}>{getLabel(labels, text)}</Chip> : null;
}

/** A link to a publication. Only a valid DOI becomes one, also in the form of a URL; anything else stays text. */
export function DoiLink({ doi, children }: { doi: string; children: ReactNode }) {
  const t = useKolMessages();
  const [, plain] = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+)$/i.exec(doi.trim()) ?? [];
  if (plain === undefined) return children;
  const href = `https://doi.org/${plain.split('/').map(encodeURIComponent).join('/')}`;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={t.opensInNewTab}>
      {children}
    </a>
  );
}
