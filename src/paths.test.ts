import { expect, test, vi } from 'vitest';
import { localPath } from './paths.ts';

vi.stubGlobal('window', { location: { origin: 'https://desk.example' } });

test('after a sign-in only a path of this dashboard opens', () => {
  expect(localPath('/campaigns?status=active')).toBe('/campaigns?status=active');
  expect(localPath('https://desk.example/kols/kol_a')).toBe('/kols/kol_a');
});

test.each([
  null,
  '/sign-in?next=/kols',
  'https://other.example/x',
  '//other.example/x',
  '\\\\other.example/x',
  'javascript:alert(1)',
  '/.//other.example/x',
  '/.\\\\other.example/x',
  '/%2e//other.example/x',
  '/kols/..//other.example/x',
  'https://desk.example//other.example/x',
])('it opens home, not another site, for %s', (next) => {
  expect(localPath(next)).toBe('/');
});
