import { expect, test, vi } from 'vitest';
import { currentReading, startReading } from './LocaleProvider.ts';

vi.stubGlobal('document', { documentElement: {} });

test('of two languages that are selected quickly the last one stays, whichever loads last', async () => {
  // The German messages load from a file; English needs none.
  await Promise.all([
    startReading({ language: 'de', locale: 'de' }),
    startReading({ language: 'en', locale: 'en-GB' }),
  ]);
  expect(currentReading()).toMatchObject({ language: 'en', locale: 'en-GB' });
  expect(document.documentElement.lang).toBe('en-GB');
});
