import type { Campaign } from '../src/contract/campaign.ts';
import type { Event } from '../src/contract/event.ts';
import type { Kol } from '../src/contract/kol.ts';
import type { Product } from '../src/contract/product.ts';

/** Complete records in the interface's shapes. A test names only the fields that matter to it. */

export const aKol = (fields: Partial<Kol> & { id: string }): Kol => ({
  full_name: 'Dr. Ada Keller',
  title: 'Professor of Cardiology',
  institution: 'University Hospital Example',
  department: 'Cardiology',
  bio: 'Leads a heart failure programme.',
  specialties: ['interventional_cardiology'],
  expertise_areas: ['Heart failure'],
  research_interests: ['Remote monitoring'],
  tier: 'tier_1',
  engagement_level: 'high',
  contact: {
    email: 'ada.keller@example.org',
    phone: '+49 30 23125 000',
    address: { street: 'Charitéplatz 1', city: 'Berlin', state: 'Berlin', postal_code: '10117', country: 'DE' },
  },
  social: { linkedin: 'https://www.linkedin.com/in/example', twitter: '@adakeller' },
  metrics: {
    total_events: 0,
    total_campaigns: 0,
    email_open_rate: 0.4127,
    response_rate: 0.25,
    h_index: 41,
    publications_count: 180,
  },
  notes: 'Prefers mornings.',
  tags: ['heart_failure'],
  created_at: '2024-01-15T08:00:00.000Z',
  updated_at: '2026-06-01T08:00:00.000Z',
  ...fields,
});

export const aProduct = (fields: Partial<Product> & { id: string }): Product => ({
  name: 'Example stent',
  description: 'A drug-eluting stent.',
  product_line: { id: 'pl_stents', name: 'Stents' },
  status: 'active',
  regulatory_status: 'FDA 510(k) cleared',
  target_markets: ['US', 'EU'],
  key_features: ['Thin struts'],
  specifications: [{ name: 'Strut thickness', value: '64 µm' }],
  market_status: {
    US: { status: 'approved', clearance_number: 'K230001' },
    EU: { status: 'approved', ce_mark: true },
  },
  created_at: '2024-01-15T08:00:00.000Z',
  ...fields,
});

export const aCampaign = (fields: Partial<Campaign> & { id: string }): Campaign => ({
  name: 'Example newsletter',
  description: 'What is new.',
  type: 'newsletter',
  status: 'completed',
  audience_count: 160,
  metrics: { sent: 150, delivered: 148, opened: 112, clicked: 20, open_rate: 112 / 148, click_rate: 20 / 148 },
  schedule: { type: 'immediate' },
  created_at: '2026-05-01T08:00:00.000Z',
  sent_at: '2026-05-02T08:00:00.000Z',
  ...fields,
});

/** 45 campaigns, newest last: Campaign 01 … Campaign 45. The list has three pages of them. */
export const campaigns45 = Array.from({ length: 45 }, (_, index) =>
  aCampaign({
    id: `cmp_${index + 1}`,
    name: `Campaign ${String(index + 1).padStart(2, '0')}`,
    description: `About ${index + 1}.`,
    status: index % 3 === 0 ? 'active' : 'completed',
    type: index % 2 === 0 ? 'newsletter' : 'product_update',
    created_at: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
  }),
);

/** An ISO timestamp (UTC) some days from today, or before today if `days` is negative. */
export const inDays = (days: number, time = '09:00') =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}:00.000Z`;

/** An event in twenty days. */
export const anEvent = (fields: Partial<Event> & { id: string }): Event => ({
  name: 'Valve board',
  description: 'Advice on valves.',
  event_type: 'advisory_board',
  status: 'scheduled',
  start_date: inDays(20),
  end_date: inDays(20, '16:00'),
  location: { type: 'in_person', venue: 'Hôtel-Dieu', city: 'Lyon', country: 'FR' },
  visibility: 'organization',
  attendee_count: 1,
  rsvp_stats: { confirmed: 0, pending: 1, declined: 0 },
  created_at: '2026-01-01T08:00:00.000Z',
  updated_at: '2026-01-01T08:00:00.000Z',
  ...fields,
});
