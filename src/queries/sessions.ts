import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '../api/account.ts';

/** Where the signed-in user is signed in. Read again each time, because the other browsers sign in and out meanwhile. */
export const sessionsOptions = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => listSessions({ signal }),
  staleTime: 0,
});
