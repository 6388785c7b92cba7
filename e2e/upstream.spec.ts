import { addKols, cards, create, fillForm, isCreated, review } from './eventForm.ts';
import { expect, keyField, test, userMenu } from './fixtures.ts';
import { aCampaign, aKol, aProduct } from './records.ts';
import { createKey } from './service.ts';

/** A desk in front of a remote service (`UPSTREAM_URL`). The remote service is the one of the other tests, and only has its `/v1`. */

test('the whole dashboard works over a remote service: people sign in at the desk, and no browser has the key of the remote service', async ({
  page,
  organization,
  service,
  startOther,
}) => {
  await organization.import([
    aKol({ id: 'kol_ada', full_name: 'Dr. Ada Keller' }),
    aProduct({ id: 'prod_a', name: 'Valve' }),
    aCampaign({ id: 'cmp_a', name: 'Valve news' }),
  ]);
  const desk = await startOther({ UPSTREAM_URL: service.url, UPSTREAM_API_KEY: organization.key });
  const deskKey = await createKey(desk, 'Desk');

  const requests: { url: string; authorization: string | undefined }[] = [];
  page.on('request', (request) =>
    requests.push({ url: request.url(), authorization: request.headers().authorization }),
  );
  await page.goto(`${desk.url}/campaigns`);
  await keyField(page).fill(deskKey);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: /Valve news/ })).toBeVisible();
  await userMenu(page).click();
  await expect(page.getByRole('menu')).toContainText('Desk');
  await page.keyboard.press('Escape');
  await page.goto(`${desk.url}/products`);
  await expect(page.getByRole('rowheader', { name: /Valve/ })).toBeVisible();
  // The remote service has only the interface, so KOLs are looked up by id.
  await page.goto(`${desk.url}/kols?ids=kol_ada`);
  await page.getByRole('link', { name: 'Dr. Ada Keller' }).click();
  await expect(page.getByRole('heading', { name: 'Dr. Ada Keller' })).toBeVisible();
  await page.goto(`${desk.url}/events/new`);
  await fillForm(page, 'Board over a remote service');
  await addKols(page, 'kol_ada');
  await expect(cards(page)).toContainText(['Dr. Ada Keller']);
  await review(page);
  await create(page).first().click();
  await isCreated(page);
  const there = await organization.fetch('/v1/kols/kol_ada?include=events');
  expect((await there.json()).data.events.map(({ name }: { name: string }) => name)).toContain(
    'Board over a remote service',
  );

  expect(requests.filter(({ url }) => !url.startsWith(desk.url))).toEqual([]);
  expect(requests.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
});
