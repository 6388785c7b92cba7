import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { texts } from './texts.ts';

const record = fc.record({
  id: fc.integer({ min: 0, max: 3_000 }).map((number) => `cmp_${number}`),
  text: fc.stringMatching(/^[ab ]{0,6}$/),
  rank: fc.integer({ min: 0, max: 5 }),
  facets: fc.constantFrom('draft', 'active'),
});

test('kept texts are found as in a list that is looked through from end to end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(record, { maxLength: 2_000, size: 'max' }), { maxLength: 4 }),
      fc.stringMatching(/^[ab ]{1,3}$/),
      fc.constantFrom(10, 10_000),
      (batches, part, most) => {
        const kept = texts();
        const all = new Map<string, (typeof batches)[number][number]>();
        for (const batch of batches) {
          kept.put(batch);
          for (const record of batch) all.set(record.id, record);
        }
        const expected = [...all.values()]
          .filter(({ text, facets }) => text.includes(part) && facets === 'active')
          .sort((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1))
          .map(({ id }) => id);
        expect(kept.size()).toBe(all.size);
        expect(kept.find(part, (facets) => facets === 'active', most)).toEqual({
          total: expected.length,
          ids: expected.length > most ? null : expected,
        });
      },
    ),
    { numRuns: 30 },
  );
});
