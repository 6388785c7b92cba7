import { useQuery } from '@tanstack/react-query';
import { todayUtc } from '../../contract/calendarDays.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { upcomingEventsOptions } from '../../queries/events.ts';
import { useKolBatch } from '../../queries/kolBatch.ts';
import { INCLUDE_EVENTS } from '../../queries/kols.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import { useRecentKols } from '../../storage/recentRecords.ts';
import { useShortlists } from '../../storage/shortlists.ts';
import { hasUnreadableDays } from '../shared/kolRecords.ts';

const MAX_EVENTS = 4;

/** Fewer, because they come after a sentence. */
const MAX_OF_ORGANIZATION = 3;

/** The maximum number of KOLs whose events are read; each needs its own request. */
const MAX_KOLS = 20;

/** An event on the profiles of the user's KOLs. */
interface KolsEvent {
  id: string;
  name: string;
  date: string;
  /** Who is invited, among the KOLs that were read. */
  kols: [ParsedKol, ...ParsedKol[]];
}

export type UpcomingEventsState = ReturnType<typeof useUpcomingEvents>;

/**
 * The next events of the user's KOLs, which are those that this user opened or put on a shortlist. If they have none, also those
 * of the organization, where the service can list them.
 */
export function useUpcomingEvents() {
  const all = [...new Set([...useRecentKols(), ...useShortlists().flatMap(({ kolIds }) => kolIds)])];
  const ids = all.slice(0, MAX_KOLS);
  const { kols, done, total, wasComplete, wait, retry } = useKolBatch(ids, INCLUDE_EVENTS);
  // A retry keeps what is on screen until it ends.
  const isLoading = total > 0 && !wasComplete;
  const isRetrying = wasComplete && done < total;
  const hasFailed = isRetrying || kols.some((one) => one.status === 'failed' && !one.error.isNotFound);
  // A service may omit the list, or send no day that can be read.
  const isIncomplete =
    hasFailed ||
    kols.some(
      (one) => one.status === 'loaded' && (one.kol.events === undefined || hasUnreadableDays(one.kol, 'events')),
    );
  const events = nextEvents(kols.flatMap((one) => (one.status === 'loaded' ? one.kol : [])));
  const hasNone = !isLoading && !isIncomplete && events.length === 0;
  const isOfOrganization = useHasDeskApi() && hasNone;
  const organization = useQueryState(
    useQuery({ ...upcomingEventsOptions(MAX_OF_ORGANIZATION), enabled: isOfOrganization, retryOnMount: true }),
  );
  return {
    hasKols: ids.length > 0,
    /** How many KOLs were read, if not all; otherwise undefined. */
    onlyFirst: ids.length < all.length ? ids.length : undefined,
    /** Empty while they load. */
    events,
    isLoading,
    /** The events of some KOLs are missing. */
    isIncomplete,
    /** Reads them again, if this may help. */
    retry: hasFailed ? () => retry() : undefined,
    isRetrying,
    /** The delay that the service asks for. */
    wait,
    /** The events of the organization; null if they are not shown. */
    organization: isOfOrganization ? organization : null,
  };
}

/** Returns the events of these KOLs from today on, each once, the earliest first. */
function nextEvents(kols: readonly ParsedKol[]): KolsEvent[] {
  const today = todayUtc();
  const byId = new Map<string, KolsEvent>();
  for (const kol of kols)
    for (const { id, name, date } of kol.events ?? []) {
      if (!id || !date || date < today) continue;
      const known = byId.get(id);
      if (known === undefined) byId.set(id, { id, name: name || id, date, kols: [kol] });
      // A KOL with two roles has the event twice.
      else if (!known.kols.includes(kol)) known.kols.push(kol);
    }
  return [...byId.values()]
    .toSorted((one, other) =>
      // Events of one day have the same order in every browser.
      `${one.date} ${one.id}` < `${other.date} ${other.id}` ? -1 : 1,
    )
    .slice(0, MAX_EVENTS);
}
