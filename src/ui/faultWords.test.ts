import { expect, it } from 'vitest';
import { faultKind } from './faultWords.ts';

it('a record that is not found is told apart from a service that is not', () => {
  const refused = { kind: 'refused', status: 404, isNotFound: false } as const;
  expect(faultKind({ ...refused, request: 'GET /v1/kols/kol_ada' })).toBe('unreadable');
  expect(faultKind({ ...refused, request: 'GET /v1/campaigns' })).toBe('unreadable');
  expect(faultKind({ ...refused, request: 'POST /v1/events' })).toBe('unreadable');
  // What says itself that it has no such list is the service.
  expect(faultKind({ ...refused, isNotFound: true, request: 'GET /v1/kols/kol_ada' })).toBe('notFound');
  expect(faultKind({ ...refused, isNotFound: true, request: 'GET /v1/campaigns' })).toBe('invalid');
});
