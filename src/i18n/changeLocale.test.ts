import { expect, test, vi } from 'vitest';
import { startLocale } from './changeLocale.ts';
import { getLocale } from './localeStore.ts';

vi.stubGlobal('document', { documentElement: {} });

test('of two languages that are selected quickly the last one stays, whichever loads last', async () => {
  // The German messages load from a file; English needs none.
  await Promise.all([startLocale({ language: 'de', locale: 'de' }), startLocale({ language: 'en', locale: 'en-GB' })]);
  expect(getLocale()).toMatchObject({ language: 'en', locale: 'en-GB' });
  expect(document.documentElement.lang).toBe('en-GB');
});
