import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { assertApiError } from '../api/ApiError.ts';
import { endOtherSessions, endOwnSession, listSessions } from '../api/sessions.ts';
import { auditKeys } from './queryKeys.ts';

/** Where the user is signed in. Read again each time, because the other browsers sign in and out meanwhile. */
export const sessionsOptions = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => listSessions({ signal }),
  staleTime: 0,
  // No loader requests it.
  retryOnMount: true,
});

/** Signs out another browser of the user, by the id of its session, or all others; then refetches the sessions. */
export const endSessionsOptions = mutationOptions({
  mutationFn: (id: string | 'others') =>
    id === 'others'
      ? endOtherSessions()
      : endOwnSession(id).catch((error) => {
          // It ended in the meantime, for example by the first of two clicks.
          if (assertApiError(error).status !== 404) throw error;
        }),
  onSuccess: (_ended, _id, _result, { client }) => {
    void client.invalidateQueries({ queryKey: auditKeys.all });
    return client.invalidateQueries(sessionsOptions);
  },
});
