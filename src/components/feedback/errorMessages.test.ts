import { expect, it } from 'vitest';
import { errorKind } from './errorMessages.ts';

it('a missing record differs from a missing service', () => {
  const rejected = { kind: 'http', status: 404, isNotFound: false } as const;
  expect(errorKind({ ...rejected, request: 'GET /v1/kols/kol_ada' })).toBe('unreadable');
  expect(errorKind({ ...rejected, request: 'GET /v1/campaigns' })).toBe('unreadable');
  expect(errorKind({ ...rejected, request: 'POST /v1/events' })).toBe('unreadable');
  // If the service itself reports a missing list, the service exists.
  expect(errorKind({ ...rejected, isNotFound: true, request: 'GET /v1/kols/kol_ada' })).toBe('notFound');
  expect(errorKind({ ...rejected, isNotFound: true, request: 'GET /v1/campaigns' })).toBe('invalid');
});
