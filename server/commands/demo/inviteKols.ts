import type { KolEvent } from '../../../src/contract/kol.ts';
import type { EventSeries } from './eventSeries.ts';
import { INSTITUTIONS, REGIONS } from './institutions.ts';
import type { PlannedEvent } from './makeEvents.ts';
import type { Acquaintance } from './makeHistories.ts';
import { type Random, randomFrom } from './random.ts';
import type { Person } from './roster.ts';

/** Who is invited to which event, and as what. The event's main specialty and better known KOLs come first. */
export function inviteKols(
  events: PlannedEvent[],
  kols: Acquaintance[],
): Map<string, { kol: string; entry: KolEvent }[]> {
  return new Map(
    events.map((event) => {
      const { series } = event;
      const random = randomFrom(`${event.id} invitations`);
      const ranked = kols
        .filter((kol) => !kol.isNew && kol.createdDay < event.createdDay && isSuited(kol.person, series))
        .map((kol) => ({ kol, order: random.between(0, 1) + distance(kol, series) }))
        .sort((a, b) => a.order - b.order)
        .slice(0, series.invited)
        .map(({ kol }) => kol);
      const host = ranked.find(({ person }) => mayLead(person, series));
      const invited = ranked.map((kol, place) => ({
        kol: kol.id,
        entry: {
          id: event.id,
          name: event.name,
          date: event.day,
          role: kol === host ? HOST[series.type] : roleOf(kol.person, series, place, random),
        },
      }));
      return [event.id, invited];
    }),
  );
}

/** Whether the person works where the event takes place; an online event is near to everybody. */
export function isLocal({ institution }: Person, { place }: EventSeries): boolean {
  const country = place[3];
  return country === null || REGIONS[country] === REGIONS[INSTITUTIONS[institution].country];
}

/** Nobody travels far for a small part: advisors and guests of a regional meeting from elsewhere are leading experts. */
function isSuited(person: Person, series: EventSeries): boolean {
  if (!series.specialties.includes(person.specialty)) return false;
  if (isLocal(person, series) || person.tier === 1) return true;
  return series.scope === 'international' && (person.tier === 2 || series.type !== 'advisory_board');
}

function distance({ person, level }: Acquaintance, { specialties }: EventSeries): number {
  const isAside = specialties.length < 5 && person.specialty !== specialties[0];
  return person.tier * 0.22 + (level === 'low' ? 0.3 : 0) + (isAside ? 0.35 : 0);
}

/** Established, of the main specialty, and from the region or, for an international meeting, a leading expert. */
function mayLead(person: Person, series: EventSeries): boolean {
  if (person.tier === 3) return false;
  const isOfSubject = series.specialties.length > 4 || person.specialty === series.specialties[0];
  return isOfSubject && (isLocal(person, series) || (series.scope === 'international' && person.tier === 1));
}

const HOST: Record<EventSeries['type'], KolEvent['role']> = {
  advisory_board: 'organizer',
  conference: 'organizer',
  workshop: 'organizer',
  speaker_program: 'speaker',
  webinar: 'speaker',
  dinner: 'speaker',
  other: 'speaker',
};

function roleOf(person: Person, series: EventSeries, place: number, random: Random): KolEvent['role'] {
  if (series.type === 'advisory_board') return 'panelist';
  if (series.type === 'dinner') return 'attendee';
  if (!isLocal(person, series)) {
    if (series.scope === 'regional') return 'speaker';
    if (person.tier !== 1) return 'attendee';
  }
  if (place < 3 || (person.tier === 1 && random.chance(0.5))) return 'speaker';
  return random.chance(0.25) ? 'panelist' : 'attendee';
}
