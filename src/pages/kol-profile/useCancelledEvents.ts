import { useQuery } from '@tanstack/react-query';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { cancelledEventsOptions } from '../../queries/events.ts';

const NONE: readonly string[] = [];

/** The ids of the KOL's cancelled events; none without the desk interface, and until it answers. */
export const useCancelledEvents = (kolId: string): readonly string[] =>
  useQuery({ ...cancelledEventsOptions(kolId), enabled: useHasDeskApi() }).data ?? NONE;
