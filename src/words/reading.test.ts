import { expect, test, vi } from 'vitest';
import { currentReading, startReading } from './reading.ts';

vi.stubGlobal('document', { documentElement: {} });

test('of two languages that are chosen soon after each other the last one stays, whichever arrives last', async () => {
  // The words of German are a file that has to come first; English has none.
  await Promise.all([
    startReading({ language: 'de', locale: 'de' }),
    startReading({ language: 'en', locale: 'en-GB' }),
  ]);
  expect(currentReading()).toMatchObject({ language: 'en', locale: 'en-GB' });
  expect(document.documentElement.lang).toBe('en-GB');
});
