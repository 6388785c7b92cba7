import { queryOptions, useQuery } from '@tanstack/react-query';
import { listCancelledEvents } from '../api/cancelledEvents.ts';
import { askDesk, useHasDeskApi } from './deskApi.ts';
import { eventKeys } from './queryKeys.ts';

/** The ids of the cancelled events of a KOL, or of the organization without a KOL (desk interface). */
export const cancelledEventsOptions = (kolId?: string) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'cancelled', kolId],
    queryFn: ({ signal }) => askDesk(() => listCancelledEvents(kolId, { signal })),
    // Without an answer no event counts as cancelled, which is not worth a retry or an error.
    retry: false,
    retryOnMount: true,
    meta: { isBackground: true },
  });

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the ids of the latest 100 cancelled events of a KOL, or of the organization without a KOL, because a profile does not say
 * which events were cancelled. There are none without the desk interface, and until it answers.
 */
export const useCancelledEvents = (kolId?: string, isEnabled = true) =>
  useQuery({ ...cancelledEventsOptions(kolId), enabled: useHasDeskApi() && isEnabled }).data ?? NONE;
