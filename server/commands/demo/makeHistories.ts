import type { Kol, KolCampaign, Publication } from '../../../src/contract/kol.ts';
import { addDays, yearOf } from './calendar.ts';
import type { MadeCampaign } from './makeCampaigns.ts';
import { type Random, randomFrom } from './random.ts';
import type { Person } from './roster.ts';
import { SPECIALTIES, type SpecialtyKey } from './specialties.ts';

/** A KOL as far as histories need to know: since when we have known them, and how open they are to us. */
export interface Acquaintance {
  id: string;
  person: Person;
  createdDay: string;
  level: Kol['engagement_level'];
  /** The share of mail that is opened. */
  openness: number;
  /** Known for a few days only: nothing has happened yet. */
  isNew: boolean;
}

/**
 * Who received which campaign and how far it came. A campaign's own figures are the budget: of four delivered
 * messages no five KOLs can have opened one.
 */
export function sendCampaigns(
  made: MadeCampaign[],
  kols: Acquaintance[],
  invited: Map<string, { kol: string }[]>,
): Map<string, KolCampaign[]> {
  const received = new Map<string, KolCampaign[]>(kols.map(({ id }) => [id, []]));
  for (const { plan, campaign } of made) {
    if (campaign.sent_at === null) continue;
    const random = randomFrom(`${plan.name} recipients`);
    const guests = new Set((plan.eventId === undefined ? [] : invited.get(plan.eventId))?.map(({ kol }) => kol));
    const budget = budgetOf(campaign);
    for (const kol of kols) {
      if (kol.isNew || kol.createdDay >= plan.day) continue;
      const isAudience =
        guests.has(kol.id) || (plan.recipients === undefined && sharesLine(kol, plan.lines) && random.chance(0.42));
      const isChosen =
        plan.eventId === undefined &&
        plan.recipients !== undefined &&
        sharesLine(kol, plan.lines) &&
        random.chance(0.3);
      if (!isAudience && !isChosen) continue;
      const status = spend(budget, kol.openness, campaign.status === 'active', random);
      if (status === null) break;
      received
        .get(kol.id)
        ?.push({ id: campaign.id, name: campaign.name, sent_at: campaign.sent_at.slice(0, 10), status });
    }
  }
  return received;
}

type Status = KolCampaign['status'];

function budgetOf({ metrics }: MadeCampaign['campaign']): Record<Exclude<Status, 'sent'>, number> {
  const { sent, delivered, opened, clicked } = metrics;
  return { bounced: sent - delivered, delivered: delivered - opened, opened: opened - clicked, clicked };
}

function spend(
  budget: ReturnType<typeof budgetOf>,
  openness: number,
  isRunning: boolean,
  random: Random,
): Status | null {
  const isOpened = random.chance(openness);
  const first: Status[] = random.chance(0.02)
    ? ['bounced']
    : isOpened && random.chance(0.22)
      ? ['clicked']
      : isOpened
        ? ['opened']
        : ['delivered'];
  for (const status of [...first, 'delivered', 'opened', 'bounced', 'clicked'] as Exclude<Status, 'sent'>[]) {
    if (budget[status] === 0) continue;
    budget[status] -= 1;
    // Of a running campaign, what is not yet confirmed as delivered has only been sent.
    return status === 'bounced' && isRunning ? 'sent' : status;
  }
  return null;
}

/** The papers of a specialty; its KOLs are co-authors of the same ones. Identifiers use the DOI prefix for examples. */
export function papersOf(key: SpecialtyKey, today: string): Publication[] {
  const { papers, journals } = SPECIALTIES[key];
  const prefix = Object.keys(SPECIALTIES).indexOf(key) + 1;
  return papers.flatMap(variants).map((title, index) => {
    const random = randomFrom(title);
    const age = random.whole(20, 2300);
    const published = addDays(today, -age);
    const number = prefix * 100 + index + 1;
    return {
      id: `pub_demo_${String(number).padStart(4, '0')}`,
      title,
      journal: random.pick(journals),
      published_on: published,
      doi: `10.5555/kold.${yearOf(published)}.${number}`,
      citations: Math.round((age / 365) ** 1.3 * random.between(1, 6) ** 1.7),
    };
  });
}

/** "A {b|c}" → "A b", "A c". */
function variants(pattern: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return choices === undefined ? [pattern] : choices.split('|').map((choice) => `${before}${choice}${after}`);
}

function sharesLine({ person }: Acquaintance, lines: readonly string[]): boolean {
  return SPECIALTIES[person.specialty].lines.some((line) => lines.includes(line));
}
