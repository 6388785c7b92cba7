import type { Campaign, CampaignCounts } from '../../../src/contract/campaign.ts';
import { addDays, at, daysBetween } from './calendar.ts';
import type { CampaignPlan } from './planCampaigns.ts';
import type { ProductLineKey } from './products.ts';
import { type Random, randomFrom } from './random.ts';

/** A campaign with what the KOLs' histories need to know about it. */
export interface MadeCampaign {
  plan: CampaignPlan;
  campaign: Campaign;
}

/** Healthcare professionals who have agreed to be written to, by subject. */
const REACH: Record<ProductLineKey, number> = {
  coronary: 1480,
  structural: 940,
  rhythm: 1120,
  diabetes: 2650,
  neuro: 860,
  ortho: 1530,
  robotics: 720,
};

/** What share of the delivered is opened and clicked, least and most. */
const SUCCESS: Record<Campaign['type'], { open: [number, number]; click: [number, number]; reach: [number, number] }> =
  {
    newsletter: { open: [0.2, 0.36], click: [0.015, 0.055], reach: [0.8, 1] },
    product_update: { open: [0.24, 0.42], click: [0.02, 0.07], reach: [0.35, 0.9] },
    new_product_launch: { open: [0.3, 0.48], click: [0.035, 0.1], reach: [0.25, 0.7] },
    event_invitation: { open: [0.34, 0.55], click: [0.045, 0.12], reach: [0.12, 0.4] },
    custom: { open: [0.16, 0.46], click: [0.01, 0.08], reach: [0.2, 0.7] },
  };

/** The campaigns in the order in which they were created; `invited` tells how many KOLs an event invites. */
export function makeCampaigns(plans: CampaignPlan[], today: string, invited: Map<string, number>): MadeCampaign[] {
  return plans
    .map((plan) => ({ plan, created: createdAt(plan, today) }))
    .sort((a, b) => a.created.localeCompare(b.created) || a.plan.name.localeCompare(b.plan.name))
    .map(({ plan, created }, index) => {
      const id = `cmp_demo_${String(index + 1).padStart(4, '0')}`;
      const random = randomFrom(plan.name);
      const status = statusOf(plan, today, random);
      const audience = audienceOf(plan, today, random, invited);
      const counts = countsOf(plan, status, audience, random);
      const sentAt = at(plan.day, random.whole(6 * 60, 15 * 60));
      const isScheduled = status === 'draft' ? daysBetween(today, plan.day) < 15 : random.chance(0.6);
      const rateOf = (count: number) => (counts.delivered === 0 ? 0 : count / counts.delivered);
      return {
        plan,
        campaign: {
          id,
          name: plan.name,
          description: plan.description,
          type: plan.type,
          status,
          audience_count: audience,
          metrics: { ...counts, open_rate: rateOf(counts.opened), click_rate: rateOf(counts.clicked) },
          schedule: isScheduled ? { type: 'scheduled', send_at: sentAt } : { type: 'immediate' },
          created_at: created,
          sent_at: status === 'draft' ? null : sentAt,
        },
      };
    });
}

function createdAt(plan: CampaignPlan, today: string): string {
  const random = randomFrom(`${plan.name} created`);
  const planned = addDays(plan.day, -random.whole(4, 24));
  const latest = addDays(today, -random.whole(1, 15));
  return at(planned < latest ? planned : latest, random.whole(7 * 60, 17 * 60));
}

function statusOf(plan: CampaignPlan, today: string, random: Random): Campaign['status'] {
  const age = daysBetween(plan.day, today);
  if (age < 1) return 'draft';
  if (plan.recipients !== undefined) return 'completed';
  if (plan.state !== undefined) return plan.state;
  if (age < 10) return 'active';
  return age < 150 && plan.type === 'product_update' && random.chance(0.15) ? 'paused' : 'completed';
}

function audienceOf(plan: CampaignPlan, today: string, random: Random, invited: Map<string, number>): number {
  if (plan.recipients !== undefined)
    return Math.max(plan.recipients, plan.eventId === undefined ? 0 : (invited.get(plan.eventId) ?? 0));
  const reach = plan.lines.reduce((sum, line) => sum + REACH[line], 0);
  // The list grows by about a tenth a year.
  const growth = 1 - daysBetween(plan.day, today) / 3650;
  return Math.round(reach * random.between(...SUCCESS[plan.type].reach) * growth);
}

function countsOf(plan: CampaignPlan, status: Campaign['status'], audience: number, random: Random): CampaignCounts {
  if (status === 'draft') return { sent: 0, delivered: 0, opened: 0, clicked: 0 };
  const isShort = plan.recipients !== undefined;
  // Some withdraw their consent between planning and sending; what runs or rests has gone out in part.
  const share = {
    completed: isShort ? 1 : random.between(0.975, 1),
    active: random.between(0.55, 1),
    paused: random.between(0.3, 0.6),
    draft: 0,
  }[status];
  const sent = Math.round(audience * share);
  const delivered =
    plan.delivered ?? Math.round(sent * (isShort ? random.between(0.9, 1) : random.between(0.925, 0.99)));
  const { open, click } = SUCCESS[plan.type];
  const season = ['08', '12'].includes(plan.day.slice(5, 7)) ? 0.84 : 1;
  // Personal invitations to a few are read far more often than mass mail.
  const closeness = isShort ? 1.5 : 1;
  const opened = Math.min(delivered, Math.round(delivered * random.between(...open) * season * closeness));
  const clicked = Math.min(opened, Math.round(delivered * random.between(...click) * season * closeness));
  return { sent, delivered, opened, clicked };
}
