import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { aKol } from './records.ts';

/** Shared by the tests of the event form: two KOLs, and the steps through the form. */

export const ada = aKol({ id: 'kol_ada', full_name: 'Dr. Ada Keller' });
export const ben = aKol({
  id: 'kol_ben',
  full_name: 'Dr. Ben Ito',
  tier: 'tier_2',
  events: [{ id: 'evt_old', name: 'Old board', date: '2020-01-01', role: 'speaker' }],
});

export async function fillForm(page: Page, name = 'Structural heart board') {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('radio', { name: 'Advisory board' }).check();
  await page.getByLabel('Start', { exact: true }).fill('2027-03-28T01:30');
  await page.getByLabel('End', { exact: true }).fill('2027-03-28T17:00');
}

export async function addKols(page: Page, text: string) {
  await page.getByLabel('Add KOLs').fill(text);
  await page.getByLabel('Add KOLs').press('Enter');
}

export async function choose(page: Page, name: string, search: string) {
  const field = page.getByRole('combobox', { name });
  await field.fill(search);
  // Wait for the highlighted option; otherwise Enter would select it only while the next field is being filled.
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
}

export const review = (page: Page) => page.getByRole('button', { name: 'Review event' }).click();
export const create = (page: Page) => page.getByRole('button', { name: /^Create draft event/ });
export const isCreated = (page: Page) =>
  expect(page.getByRole('heading', { name: 'The event was created' })).toBeVisible();
export const cards = (page: Page) => page.getByRole('list', { name: 'KOLs to invite' }).locator(':scope > li');
