import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './dbErrors.ts';

const error = (code: string) => new Error('outer', { cause: Object.assign(new Error('inner'), { code }) });

test.each(['08006', '53300', '57P03', '28P01', '3D000', '55000', '25006', 'ECONNREFUSED'])(
  'a database that answers with %s counts as unavailable',
  (code) => expect(isDatabaseUnavailable(error(code))).toBe(true),
);

test.each(['23505', '42P01', '22P02'])('a statement that is rejected with %s counts as a bug', (code) => {
  expect(isDatabaseUnavailable(error(code))).toBe(false);
});

test('a PostgreSQL that has ended counts as unavailable', () => {
  const panic = Object.assign(new Error('inner'), { code: 'XX000', severity: 'PANIC' });
  expect(isDatabaseUnavailable(new Error('outer', { cause: panic }))).toBe(true);
});
