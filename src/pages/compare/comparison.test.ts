import { expect, test } from 'vitest';
import { bestOf, sharedTopics } from './comparison.ts';

test('the largest known value of a row is the best, unless all are equal', () => {
  const best = (values: readonly (string | number | null | undefined)[]) => [
    ...bestOf([...values.keys()], (index) => values[index]),
  ];
  expect(best([3, 41, null, 41])).toEqual([1, 3]);
  expect(best(['2026-01-02', undefined, '2025-12-31'])).toEqual([0]);
  expect(best([0, 0])).toEqual([]);
  expect(best([5, null])).toEqual([]);
});

test('topics of at least two KOLs are shared, in any list and any case', () => {
  const kols = [
    { id: 'kol_a', specialties: ['cardiology'], research_interests: ['Remote monitoring', 'TAVI'] },
    { id: 'kol_b', expertise_areas: ['tavi', 'Cardiology', 'cardiology'] },
    { id: 'kol_c', specialties: ['cardiology'] },
  ];
  expect(sharedTopics(kols)).toEqual([
    { topic: 'Cardiology', kols: 3 },
    { topic: 'TAVI', kols: 2 },
  ]);
});
