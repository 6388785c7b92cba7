import { expect, test } from 'vitest';
import { addressLines, lineSeparator } from './addressLines.ts';

test.each([
  ['US', ['88 Fenwick Street', 'Boston', 'MA', '02115'], ['88 Fenwick Street', 'Boston, MA 02115']],
  ['DE', ['Am Klinikpark 12', 'Köln', 'Nordrhein-Westfalen', '50937'], ['Am Klinikpark 12', '50937 Köln']],
  ['GB', ['22 Lambourne Road', 'London', 'England', 'SE1 7EH'], ['22 Lambourne Road', 'London', 'SE1 7EH']],
  ['IT', ['Piazzale Ponte Vecchio 10', 'Verona', 'VR', '37126'], ['Piazzale Ponte Vecchio 10', '37126 Verona VR']],
  ['JP', ['本郷7-3-1', '文京区', '東京都', '113-8655'], ['〒113-8655', '東京都', '文京区本郷7-3-1']],
  ['JP', ['65 Tsurumai-dori', 'Nagoya', 'Aichi', '466-8500'], ['65 Tsurumai-dori, Nagoya, Aichi', '466-8500']],
  ['JP', ['2-14-7 Kamiyama-cho', 'Tokyo', 'Tokyo', '113-8500'], ['2-14-7 Kamiyama-cho, Tokyo', '113-8500']],
  ['CN', ['朝阳区建国路1号', '北京市', '北京市', '100022'], ['100022', '北京市', '朝阳区建国路1号']],
  ['CN', ['9 Dongtangzi Alley', 'Beijing', 'Beijing', '100005'], ['9 Dongtangzi Alley', 'Beijing', '100005']],
  ['AE', ['Oud Metha Road', 'Dubai', 'Dubai', ''], ['Oud Metha Road', 'Dubai']],
])('an address in %s: %j', (country, [street, city, state, postal_code], lines) => {
  expect(addressLines({ street, city, state, postal_code, country })).toEqual(lines);
});

test('an address without a known country keeps every value', () => {
  const address = { street: 'Main Street 1', city: 'Springfield', state: 'North', postal_code: '12345' };
  const lines = ['Main Street 1', '12345 Springfield', 'North'];
  expect(addressLines({ ...address, country: 'Freedonia' })).toEqual(lines);
  expect(addressLines({ ...address, country: null })).toEqual(lines);
  expect(addressLines({ ...address, country: 'ZZ' }).join()).toContain('12345');
  expect(addressLines({ country: 'DE' })).toEqual([]);
});

test('in one line, the lines of an address in Chinese or Japanese script have a space between them', () => {
  expect(lineSeparator(['〒113-8655', '東京都', '文京区本郷7-3-1'])).toBe(' ');
  expect(lineSeparator(['2-14-7 Kamiyama-cho, Tokyo', '113-8500'])).toBe(', ');
  expect(lineSeparator(['88 Fenwick Street', 'Boston, MA 02115'])).toBe(', ');
});
