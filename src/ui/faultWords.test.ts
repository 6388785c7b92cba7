import { expect, it } from 'vitest';
import { faultKind } from './faultWords.ts';

it('a missing record differs from a missing service', () => {
  const refused = { kind: 'refused', status: 404, isNotFound: false } as const;
  expect(faultKind({ ...refused, request: 'GET /v1/kols/kol_ada' })).toBe('unreadable');
  expect(faultKind({ ...refused, request: 'GET /v1/campaigns' })).toBe('unreadable');
  expect(faultKind({ ...refused, request: 'POST /v1/events' })).toBe('unreadable');
  // If the service itself reports a missing list, the service exists.
  expect(faultKind({ ...refused, isNotFound: true, request: 'GET /v1/kols/kol_ada' })).toBe('notFound');
  expect(faultKind({ ...refused, isNotFound: true, request: 'GET /v1/campaigns' })).toBe('invalid');
});
