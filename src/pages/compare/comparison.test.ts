import { expect, test } from 'vitest';
import { bestOf, sharedTopics } from './comparison.ts';

test('the largest known value of a row is the best, unless all are equal', () => {
  expect([...bestOf([3, 41, null, 41])]).toEqual([1, 3]);
  expect([...bestOf(['2026-01-02', undefined, '2025-12-31'])]).toEqual([0]);
  expect([...bestOf([0, 0])]).toEqual([]);
  expect([...bestOf([5, null])]).toEqual([]);
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
