import type { Interaction, Kol, KolCampaign, KolEvent, Publication } from '../../../src/contract/kol.ts';
import { addDays, at, daysBetween, workdayBefore } from './calendar.ts';
import { describePerson } from './describePerson.ts';
import { INSTITUTIONS } from './institutions.ts';
import { type Acquaintance, papersOf } from './makeHistories.ts';
import { INTERACTIONS, NOTES, TAGS } from './phrases.ts';
import { type Random, randomFrom } from './random.ts';
import { type Person, ROSTER } from './roster.ts';
import { SPECIALTIES } from './specialties.ts';
import { lowerFirst } from './words.ts';

/** Since when each KOL is known, and how close; everything else builds on it. */
export function meetKols(today: string): Acquaintance[] {
  return ROSTER.map((person, index) => {
    const id = `kol_demo_${String(index + 1).padStart(4, '0')}`;
    const random = randomFrom(id);
    const level = levelOf(person.tier, random);
    const known = { 1: [1150, 2600], 2: [620, 2000], 3: [160, 1500] }[person.tier];
    // The last of the roster have just been entered.
    const fresh = ROSTER.length - index <= 3 ? 6 + 17 * (ROSTER.length - 1 - index) : undefined;
    return {
      id,
      person,
      createdDay: addDays(today, -(fresh ?? random.whole(known[0] ?? 0, known[1] ?? 0))),
      level: fresh === undefined ? level : 'low',
      openness: random.between(...OPENNESS[level]),
      isNew: index === ROSTER.length - 1,
    };
  });
}

const OPENNESS: Record<Kol['engagement_level'], [number, number]> = {
  high: [0.5, 0.82],
  medium: [0.3, 0.52],
  low: [0.08, 0.28],
};
const RESPONSE: Record<Kol['engagement_level'], [number, number]> = {
  high: [0.48, 0.86],
  medium: [0.24, 0.5],
  low: [0.03, 0.2],
};
const CONTACTS: Record<Kol['engagement_level'], [number, number]> = { high: [8, 14], medium: [3, 8], low: [0, 3] };
const PUBLICATIONS: Record<Person['tier'], [number, number]> = { 1: [170, 460], 2: [58, 190], 3: [11, 62] };
const LISTED: Record<Person['tier'], [number, number]> = { 1: [6, 11], 2: [3, 8], 3: [0, 4] };

/** What happened with one KOL: the lists that a profile can include. */
export interface History {
  events: KolEvent[];
  campaigns: KolCampaign[];
}

export function makeKol(kol: Acquaintance, { events, campaigns }: History, today: string): Kol {
  const { id, person, level, createdDay, isNew } = kol;
  const random = randomFrom(`${id} profile`);
  const specialty = SPECIALTIES[person.specialty];
  const { name, domain, phone, ...address } = INSTITUTIONS[person.institution];
  const published = random.whole(...PUBLICATIONS[person.tier]);
  const interactions = makeInteractions(kol, today);
  const newest =
    [...interactions.map(({ date }) => date), ...campaigns.map((campaign) => campaign.sent_at), createdDay]
      .sort()
      .at(-1) ?? createdDay;
  const touched = addDays(today, -random.whole(1, 40));
  return {
    id,
    full_name: person.name,
    ...describePerson(kol, published, isNew),
    institution: name,
    specialties: specialty.tokens.slice(0, random.whole(1, 3)),
    expertise_areas: random.some(specialty.expertise, random.whole(3, 5)),
    research_interests: random.some(specialty.interests, isNew ? 1 : random.whole(2, 4)),
    tier: `tier_${person.tier}`,
    engagement_level: level,
    contact: {
      email: `${person.latin.join('.').toLowerCase()}@${domain}.example.org`,
      phone: dial(phone, random),
      address,
    },
    social: isNew ? {} : socialOf(kol, random),
    metrics: {
      total_events: events.length,
      total_campaigns: campaigns.length,
      email_open_rate: openRate(campaigns),
      response_rate: isNew ? 0 : round(random.between(...RESPONSE[level])),
      // Close to the square-root law that links papers and h-index, and never above the number of papers.
      h_index: Math.min(published - 3, Math.round(Math.sqrt(published) * random.between(2.6, 4))),
      publications_count: published,
    },
    events: newestFirst(events, ({ date }) => date),
    campaigns: newestFirst(campaigns, ({ sent_at }) => sent_at),
    interactions: newestFirst(interactions, ({ date }) => date),
    publications: isNew ? [] : publicationsOf(person, today, random),
    notes: isNew ? '' : notesOf(id, random),
    tags: isNew ? [] : random.some(TAGS[person.tier], random.whole(1, 3)),
    created_at: at(createdDay, random.whole(7 * 60, 9 * 60)),
    updated_at: at(newest > touched ? newest : touched, random.whole(17 * 60, 22 * 60)),
  };
}

function levelOf(tier: Person['tier'], random: Random): Kol['engagement_level'] {
  const [high, medium] = { 1: [0.62, 0.93], 2: [0.28, 0.78], 3: [0.1, 0.5] }[tier] as [number, number];
  const draw = random.between(0, 1);
  return draw < high ? 'high' : draw < medium ? 'medium' : 'low';
}

/** Opened (also clicked) among the delivered; 0 where nothing was delivered. */
function openRate(campaigns: KolCampaign[]): number {
  const opened = campaigns.filter(({ status }) => status === 'opened' || status === 'clicked').length;
  const delivered = opened + campaigns.filter(({ status }) => status === 'delivered').length;
  return delivered === 0 ? 0 : round(opened / delivered);
}

function makeInteractions({ id, person, level, createdDay, isNew }: Acquaintance, today: string): Interaction[] {
  if (isNew) return [];
  const random = randomFrom(`${id} interactions`);
  const { interests } = SPECIALTIES[person.specialty];
  const days = Math.min(1080, daysBetween(createdDay, today));
  return random
    .shuffle(INTERACTIONS)
    .slice(0, random.whole(...CONTACTS[level]))
    .map(([type, subject, summary], index) => {
      const topic = lowerFirst(random.pick(interests));
      return {
        id: `int_${id.slice(4)}_${String(index + 1).padStart(2, '0')}`,
        date: workdayBefore(addDays(today, -random.whole(1, Math.max(1, days - 4)))),
        type,
        subject: subject.replace('{topic}', topic),
        summary: summary.replace('{topic}', topic),
      };
    });
}

function publicationsOf(person: Person, today: string, random: Random): Publication[] {
  const papers = random.some(papersOf(person.specialty, today), random.whole(...LISTED[person.tier]));
  return newestFirst(papers, ({ published_on }) => published_on);
}

/** Addresses that cannot be anyone's: they bear the KOL's number, and handles are longer than networks allow. */
function socialOf({ id, person }: Acquaintance, random: Random): Kol['social'] {
  const slug = `${person.latin.join('-').toLowerCase()}-${id.slice(4).replace('_', '-')}`;
  return {
    ...(random.chance(0.85) && { linkedin: `https://www.linkedin.com/in/${slug}` }),
    ...(random.chance(0.45) && { twitter: `@${person.latin.join('').replaceAll('-', '')}_${id.slice(4)}` }),
    ...(random.chance(0.2) && { researchgate: `https://www.researchgate.net/profile/${slug}` }),
  };
}

function notesOf(id: string, random: Random): string {
  if (id === 'kol_demo_0022')
    return 'Prefers Arabic for first contact.\nتفضّل التواصل باللغة العربية، ويُرجى الاتصال بعد الساعة الثالثة عصرًا.';
  const [first = '', second = ''] = random.shuffle(NOTES);
  return random.chance(0.3) ? [first, second].filter((note) => note !== '').join('\n') : first;
}

function dial(pattern: string, random: Random): string {
  return pattern.replace(/#/g, () => String(random.whole(0, 9)));
}

function newestFirst<Item>(items: Item[], day: (item: Item) => string): Item[] {
  return [...items].sort((a, b) => day(b).localeCompare(day(a)));
}

function round(rate: number): number {
  return Math.round(rate * 1000) / 1000;
}
