import { queryOptions } from '@tanstack/react-query';
import { create } from 'zustand';
import { ApiError } from '../api/ApiError.ts';
import { apiConfig, deskPath, isSignedIn, ping, request } from '../api/http.ts';

/** True while `/config.json` names a desk interface, but the service answers as if it had none (`checkDeskApi`). */
export const useDeskApiMissing = create(() => false);

/** True if the service may have the desk interface: `/config.json` names it, and its answers do not contradict it. */
export const useHasDeskApi = () => !useDeskApiMissing() && hasDeskApi();

/** True if the service may have the desk interface, read once. */
export const hasDeskApi = () => apiConfig().deskApi !== '' && !useDeskApiMissing.getState();

/**
 * Sends a request of the desk interface. After an answer that a service without it may give, or without an answer, it checks
 * whether the interface is there at all: one operation may fail, and the others work.
 * @throws ApiError
 */
export async function askDesk<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send().catch((error: unknown) => {
      // One such answer may come from a proxy.
      if (isAbsence(error) && hasDeskApi()) return send();
      throw error;
    });
  } catch (error) {
    // A request that failed before this one may have found the interface missing.
    if (!hasDeskApi()) throw error;
    if (isAbsence(error)) await checkDeskApi();
    // Without an answer the check may take as long as a time limit, so the error is shown meanwhile.
    else if (isUnanswered(error)) void checkDeskApi();
    throw error;
  }
}

/** True if the request had no answer: the network or the service is away. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');

/** True if the error is an answer that a service without the interface may give. */
function isAbsence(error: unknown) {
  if (!(error instanceof ApiError)) return false;
  const { kind, status, isFromService, isNotFound, request } = error;
  if (kind === 'invalid_response') return true;
  // A service that explains why it refuses a request knows the request.
  if (status === 403) return !isFromService;
  // A 404 of the service may mean that this one event does not exist.
  return status === 405 || status === 501 || (status === 404 && !(isNotFound && EVENT.test(request)));
}

const EVENT = /\/events\/[^/]+$/;

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
    meta: { isBackground: true },
  });

let check: Promise<void> | undefined;

/** Finds out whether the service has the interface. Requests that fail at the same time need one check. It never throws. */
function checkDeskApi() {
  check ??= checkNow().finally(() => {
    check = undefined;
  });
  return check;
}

/** The interface is missing if neither of its lists can be read while the service answers below `/v1`. */
async function checkNow() {
  if (!isSignedIn() || !(await isAnswering())) return;
  const lists = await Promise.all([mayHaveList('/kols'), mayHaveList('/events')]);
  useDeskApiMissing.setState(!lists.includes(true), true);
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
