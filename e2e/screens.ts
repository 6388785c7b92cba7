import type { Locator, Page } from '@playwright/test';
import { aCampaign, aKol, aProduct } from './records.ts';

/** The records for every screen of the dashboard. */

export const SCREEN_RECORDS = [
  ...['kol_ada', 'kol_bo'].map((id) => aKol({ id, full_name: `Dr. ${id}` })),
  aProduct({ id: 'prod_stent' }),
  // The newest of all campaigns.
  aCampaign({
    id: 'cmp_news',
    name: 'Spring news',
    created_at: '2026-06-01T08:00:00.000Z',
    sent_at: '2026-06-02T08:00:00.000Z',
  }),
];

interface Screen {
  name: string;
  address: string;
  /** Visible when the screen shows its data. */
  content: (page: Page) => Locator;
}

/** The row of a table that contains this text. */
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Every screen except the sign-in. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', address: '/', content: (page) => page.getByText('Spring news').first() },
  { name: 'KOLs', address: '/kols', content: (page) => row(page, 'Dr. kol_bo') },
  { name: 'KOL lookup', address: '/kols?tab=ids', content: (page) => page.getByRole('main').getByLabel('KOL ids') },
  { name: 'events', address: '/events', content: (page) => page.getByText('No upcoming events') },
  { name: 'KOL list', address: '/kols?ids=kol_ada,kol_bo', content: (page) => row(page, 'Dr. kol_bo') },
  {
    name: 'comparison',
    address: '/kols/compare?ids=kol_ada,kol_bo',
    content: (page) => page.getByRole('columnheader', { name: 'Dr. kol_bo' }),
  },
  { name: 'profile', address: '/kols/kol_ada', content: (page) => page.getByText('Leads a heart failure programme.') },
  { name: 'briefing', address: '/kols/kol_ada/briefing', content: (page) => page.getByRole('article') },
  { name: 'products', address: '/products', content: (page) => row(page, 'Example stent') },
  { name: 'campaigns', address: '/campaigns', content: (page) => row(page, 'Spring news') },
  {
    name: 'campaign metrics',
    address: '/campaigns/metrics?period=all',
    content: (page) => page.getByRole('region', { name: 'Key metrics' }),
  },
  {
    name: 'audit trail',
    address: '/audit',
    content: (page) => page.getByRole('heading', { name: 'Audit trail', level: 1 }),
  },
  {
    name: 'people and keys',
    address: '/people',
    content: (page) => page.getByRole('table', { name: 'API keys' }).getByText('(you)'),
  },
  { name: 'new event', address: '/events/new', content: (page) => page.getByLabel('Name', { exact: true }) },
];

export const SIGN_IN: Screen = {
  name: 'sign-in',
  address: '/sign-in',
  content: (page) => page.getByRole('button', { name: 'Sign in' }),
};
