import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { endOtherSessions, endOwnSession, listSessions } from '../api/account.ts';

/** Where the user is signed in. Read again each time, because the other browsers sign in and out meanwhile. */
export const sessionsOptions = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => listSessions({ signal }),
  staleTime: 0,
});

/** Signs out another browser of the user, by the id of its session, or all others; then refetches the sessions. */
export const endSessionsOptions = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string | 'others') => (id === 'others' ? endOtherSessions() : endOwnSession(id)),
    onSuccess: () => client.invalidateQueries(sessionsOptions),
  });
