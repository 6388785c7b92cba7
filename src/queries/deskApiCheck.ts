import { queryOptions } from '@tanstack/react-query';
import { deskPath, isSignedIn, ping, request } from '../api/http.ts';
import { isAbsence, isUnanswered, setDeskApiMissing } from './deskApi.ts';

/** How often the service is asked whether it has the interface meanwhile, in milliseconds. */
const RECHECK_MS = 5 * 60_000;

/** Asks again and again whether the service has the interface, while it is missing. */
export const deskApiCheckOptions = () =>
  queryOptions({
    queryKey: ['desk-api'],
    queryFn: async () => {
      await checkDeskApi();
      return null;
    },
    // It was checked a moment ago.
    initialData: null,
    staleTime: RECHECK_MS,
    refetchInterval: RECHECK_MS,
    // Not data on screen, whose age the layout shows.
    meta: { isCount: true },
  });

let check: Promise<void> | undefined;

/** Finds out whether the service has the interface. Requests that fail at the same time need one check. It never throws. */
export function checkDeskApi() {
  check ??= checkNow().finally(() => {
    check = undefined;
  });
  return check;
}

/** The interface is missing if neither of its lists can be read while the service answers below `/v1`. */
async function checkNow() {
  if (!isSignedIn() || !(await isAnswering())) return;
  const lists = await Promise.all([mayHaveList('/kols'), mayHaveList('/events')]);
  setDeskApiMissing(!lists.includes(true));
}

const isAnswering = () =>
  ping().then(
    () => true,
    () => false,
  );

/** False if the service answers the shortest page of a list as if it had no such list, or not at all. */
const mayHaveList = (path: string) =>
  request(deskPath(path), { query: { page: 1, per_page: 1 } }).then(
    ({ body }) => typeof body === 'object' && body !== null && 'data' in body,
    (error: unknown) => !isAbsence(error) && !isUnanswered(error),
  );
