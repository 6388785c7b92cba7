import { expect, test } from 'vitest';
import { isUnprotected } from './tls.ts';

test.each([
  ['postgres://u:p@db.example.org/kol_desk', true],
  ['postgres://u:p@10.0.0.7/kol_desk?sslmode=disable', true],
  ['postgres://u:p@db.example.org/kol_desk?sslmode=no-verify', true],
  ['postgres://u:p@db.example.org/kol_desk?sslmode=verify-full', false],
  ['postgres://u:p@localhost/kol_desk', false],
  ['postgres://u:p@127.0.0.1:5433/kol_desk', false],
  ['postgres://u:p@[::1]/kol_desk', false],
  ['postgres://u:p@%2Fvar%2Frun%2Fpostgresql/kol_desk', false],
  ['postgres:///kol_desk?host=/var/run/postgresql', false],
])('%s can be read on the network: %s', (databaseUrl, expected) => {
  expect(isUnprotected(databaseUrl)).toBe(expected);
});
