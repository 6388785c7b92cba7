import type { Campaign } from '../../../src/contract/campaign.ts';
import type { Event } from '../../../src/contract/event.ts';
import type { Kol } from '../../../src/contract/kol.ts';
import type { Product } from '../../../src/contract/product.ts';
import { inviteKols } from './inviteKols.ts';
import { makeCampaigns } from './makeCampaigns.ts';
import { finishEvent, planEvents } from './makeEvents.ts';
import { sendCampaigns } from './makeHistories.ts';
import { makeKol, meetKols } from './makeKols.ts';
import { makeProducts } from './makeProducts.ts';
import { planCampaigns } from './planCampaigns.ts';

export interface Demonstration {
  kols: Kol[];
  products: Product[];
  campaigns: Campaign[];
  events: Event[];
}

/**
 * The whole demonstration as seen from a day (`YYYY-MM-DD`, UTC). The same day gives the same records on every
 * machine; another day moves the dates, so that three years of history always end yesterday, while ids of KOLs
 * and products, names of persons and brands, and their figures stay.
 */
export function generateDemonstration(today: string): Demonstration {
  const acquaintances = meetKols(today);
  const planned = planEvents(today);
  const invitations = inviteKols(planned, acquaintances);
  const invitedTo = (id: string) => invitations.get(id) ?? [];
  const events = planned.map((event) => finishEvent(event, invitedTo(event.id).length, today));
  const counts = new Map(planned.map(({ id }) => [id, invitedTo(id).length]));
  const made = makeCampaigns(planCampaigns(today, planned), today, counts);
  const received = sendCampaigns(made, acquaintances, invitations);
  const attended = (id: string) =>
    [...invitations.values()].flat().flatMap(({ kol, entry }) => (kol === id ? [entry] : []));
  return {
    kols: acquaintances.map((kol) =>
      makeKol(kol, { events: attended(kol.id), campaigns: received.get(kol.id) ?? [] }, today),
    ),
    products: makeProducts(today),
    campaigns: made.map(({ campaign }) => campaign),
    events,
  };
}
