import { expect, onTestFinished, test, vi } from 'vitest';
import { filterRows, type KolListAddress } from './listSearchParams.ts';

const ada = {
  id: 'kol_ada',
  full_name: 'Dr. Åda Müller',
  institution: 'Charité',
  tier: 'tier_1',
  engagement_level: 'high',
  specialties: ['interventional_cardiology'],
  contact: { address: { city: 'Köln', country: 'DE' } },
};

test.each<[KolListAddress, number]>([
  [{}, 2],
  [{ search: 'muller' }, 1],
  [{ search: 'CHARITE ada' }, 1],
  [{ search: 'Ｍｕｌｌｅｒ' }, 1],
  [{ search: 'interventional cardiology' }, 1],
  [{ search: 'koln' }, 1],
  [{ search: 'ada nobody' }, 0],
  [{ tier: 'tier_1' }, 1],
  [{ tier: 'tier_2' }, 0],
  [{ engagement_level: 'high', country: 'DE' }, 1],
  [{ specialty: 'interventional_cardiology' }, 1],
  [{ country: 'FR' }, 0],
  [{ search: 'kol_bare' }, 1],
])('a filter keeps matching rows: %j', (view, count) => {
  const rows = [{ id: 'kol_ada', kol: ada }, { id: 'kol_bare' }];
  expect(filterRows(rows, view)).toHaveLength(count);
});

test('the search ignores case in a browser of any language', () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const lower = String.prototype.toLocaleLowerCase;
  vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string, locales = 'tr') {
    return lower.call(this, locales);
  });
  expect('I'.toLocaleLowerCase()).toBe('ı');
  const rows = [{ id: 'kol_i', kol: { id: 'kol_i', institution: 'Institute' } }];
  expect(filterRows(rows, { search: 'inst' })).toEqual(rows);
});
