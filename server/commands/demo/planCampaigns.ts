import type { Campaign } from '../../../src/contract/campaign.ts';
import { addDays, monthName, monthStart, quarterOf, workday } from './calendar.ts';
import { CUSTOM_CAMPAIGNS, NEWSLETTERS, PRODUCT_UPDATES } from './campaignPlans.ts';
import type { PlannedEvent } from './makeEvents.ts';
import { MARKET_NAMES, monthsOnMarket, recentLaunches } from './makeProducts.ts';
import { CATALOGUE, type ProductLineKey } from './products.ts';
import { randomFrom } from './random.ts';

/** What is going to be sent, or was, before anything is known about its success. */
export interface CampaignPlan {
  name: string;
  description: string;
  type: Campaign['type'];
  lines: ProductLineKey[];
  /** The day on which it goes out; after today for what is still a draft. */
  day: string;
  recipients?: number;
  delivered?: number;
  state?: 'active' | 'paused';
  eventId?: string;
}

/** All campaigns of three years, and the drafts for the weeks to come. */
export function planCampaigns(today: string, events: PlannedEvent[]): CampaignPlan[] {
  return [
    ...newsletters(today),
    ...events.flatMap((event) => invitations(event, today)),
    ...productUpdates(today),
    ...launches(today),
    ...customCampaigns(today),
  ].filter(({ day }) => day > addDays(today, -1110) && day < addDays(today, 27));
}

function newsletters(today: string): CampaignPlan[] {
  return NEWSLETTERS.flatMap(({ name, lines, everyMonths, issues, topics }) => {
    const month = new Date(today).getUTCMonth();
    // Issues fall on the same months of every year; the newest may be that of the next month.
    const newest = 1 - ((month + 1) % everyMonths);
    return Array.from({ length: issues }, (_, back) => {
      const start = monthStart(today, newest - back * everyMonths);
      const random = randomFrom(`${name} ${back}`);
      const monthsSinceZero = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) - 1;
      const topic = topics[Math.floor(monthsSinceZero / everyMonths) % topics.length];
      return {
        name: `${name}, ${everyMonths === 3 ? quarterOf(start) : monthName(start)}: ${topic}`,
        description: random.pick([
          `New publications and congress reports; focus: ${topic}.`,
          `Editorial and six annotated papers on the focus topic (${topic}), plus upcoming meetings.`,
          `Focus on ${topic}, with a commentary by an external expert and the trial calendar.`,
        ]),
        type: 'newsletter',
        lines,
        day: workday(addDays(start, random.whole(3, 10))),
      };
    });
  });
}

const INVITATIONS = {
  advisory_board: 'Invitation: ',
  speaker_program: 'Programme and registration: ',
  conference: 'Registration open: ',
  workshop: 'Apply for a place: ',
  webinar: 'Join online: ',
  dinner: 'Personal invitation: ',
  other: 'Registration open: ',
} as const;

function invitations({ id, name, series, day, status }: PlannedEvent, today: string): CampaignPlan[] {
  const isSmall = ['advisory_board', 'dinner'].includes(series.type);
  const mail = (title: string, description: string, daysBefore: number): CampaignPlan => ({
    name: title,
    description,
    type: 'event_invitation',
    lines: series.lines,
    day: workday(addDays(day, -daysBefore)),
    eventId: id,
    ...(isSmall && { recipients: series.invited }),
  });
  const [, venue, city] = series.place;
  const where = venue === null ? 'online' : `${venue}, ${city}`;
  const mails = [
    mail(
      `${INVITATIONS[series.type]}${name}`,
      `${series.description} Place: ${where}.`,
      isSmall ? 56 : series.type === 'webinar' ? 25 : 72,
    ),
  ];
  if (series.type === 'conference')
    mails.unshift(mail(`Save the date: ${name}`, `Dates and place (${where}); the programme follows.`, 140));
  if (series.type === 'conference' || series.type === 'webinar')
    mails.push(mail(`Last call: ${name}`, 'Reminder to those who have not answered, with the final programme.', 9));
  if (status === 'cancelled')
    mails.push(mail(`Cancelled: ${name}`, 'Apologies, and how travel costs are refunded.', 18));
  return status === 'cancelled'
    ? mails.filter(({ name: title }) => !title.startsWith('Last call'))
    : mails.filter((plan) => plan.day < addDays(today, 60));
}

function productUpdates(today: string): CampaignPlan[] {
  return PRODUCT_UPDATES.map(([product, headline]) => {
    const name = `${product}: ${headline}`;
    const random = randomFrom(name);
    const entry = CATALOGUE.find((candidate) => candidate.name === product);
    if (entry === undefined) throw new Error(`Unknown product ${product}`);
    const since = Math.min(1080, Math.round((monthsOnMarket(entry) ?? 36) * 30.4) - 45);
    return {
      name,
      description: random.pick([
        `Medical summary for users of ${product}: ${headline}. Full references on request through medical information.`,
        `What is new about ${product} (${headline}), what it means for practice, and whom to ask.`,
        `Scientific communication on ${product}: ${headline}. Reviewed by medical, legal and regulatory affairs.`,
        `Two-page summary with tables and limitations. Subject: ${product}, ${headline}.`,
      ]),
      type: 'product_update',
      lines: [entry.line],
      day: seasonalDay(name, today, -since, 24),
    };
  });
}

function launches(today: string): CampaignPlan[] {
  return recentLaunches(today).map(({ entry, market, day }) => {
    const where = MARKET_NAMES[market];
    const random = randomFrom(`${entry.name} ${market}`);
    return {
      name: random.pick([
        `${entry.name}: launch in ${where}`,
        `Introducing ${entry.name} in ${where}`,
        `${entry.name} now available in ${where}`,
      ]),
      description: random.pick([
        `Announces availability in ${where} with the approved indication, the evidence so far, and training dates.`,
        `Launch information for ${where}: indication, instructions for use, first-user training and medical contact.`,
        `First information after approval in ${where}. Contains the approved labelling only.`,
      ]),
      type: 'new_product_launch',
      lines: [entry.line],
      day: workday(addDays(day, random.whole(10, 40))),
    };
  });
}

function customCampaigns(today: string): CampaignPlan[] {
  return CUSTOM_CAMPAIGNS.map((campaign) => {
    const greetings = campaign.name.startsWith('Season');
    const december = `${new Date(today).getUTCFullYear() - 1}-12-17`;
    return {
      ...campaign,
      type: 'custom',
      day: greetings
        ? workday(december)
        : seasonalDay(
            campaign.name,
            today,
            campaign.state === undefined ? -1060 : -48,
            campaign.state === undefined ? 18 : -3,
          ),
    };
  });
}

/** A working day between the two offsets; August and late December see little mail. */
function seasonalDay(name: string, today: string, least: number, most: number): string {
  const random = randomFrom(`${name} day`);
  const draw = () => workday(addDays(today, random.whole(least, most)));
  const day = draw();
  return ['08', '12'].includes(day.slice(5, 7)) ? draw() : day;
}
