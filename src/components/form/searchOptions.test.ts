import { expect, it } from 'vitest';
import { meantOption, searchOptions } from './searchOptions.ts';

const options = [
  { value: 'SE', label: 'Sweden' },
  { value: 'DE', label: 'Germany', keywords: ['Deutschland'] },
  { value: 'SD', label: 'Sudan' },
  { value: 'SS', label: 'South Sudan' },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: ['Ivory Coast'] },
];
const found = (typed: string) => searchOptions(options, typed).map(({ label }) => label);

it('finds exact matches first, then prefix matches, then partial matches', () => {
  expect(found('de')).toEqual(['Germany']);
  expect(found('sudan')).toEqual(['Sudan', 'South Sudan']);
  expect(found('s').slice(0, 3)).toEqual(['Sweden', 'Sudan', 'South Sudan']);
  expect(found('cote')).toEqual(['Côte d’Ivoire']);
  expect(found('eden')).toEqual(['Sweden']);
  expect(found('Atlantis')).toEqual([]);
});

it('keeps groups together, in the order of their best match', () => {
  const grouped = [
    { value: '1', label: 'Near Apia', group: 'Here' },
    { value: '2', label: 'Apia', group: 'All' },
    { value: '3', label: 'By Apia', group: 'All' },
  ];
  expect(searchOptions(grouped, 'apia').map(({ value }) => value)).toEqual(['2', '3', '1']);
});

it('accepts a text as an option only if exactly one matches', () => {
  expect(meantOption(options, 'SUDAN')?.value).toBe('SD');
  expect(meantOption(options, 'ivory')?.value).toBe('CI');
  expect(meantOption(options, 's')).toBeUndefined();
  expect(meantOption(options, 'Atlantis')).toBeUndefined();
  expect(meantOption(options, ' ')).toBeUndefined();
});
