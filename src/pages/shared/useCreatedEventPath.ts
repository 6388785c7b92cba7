import { createdEventPath, eventsPath } from '../../paths.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';

/**
 * Returns the address of an event that was created in this browser: the event as it is now, with its answers, or as it was created if the
 * service has no desk interface.
 */
export function useCreatedEventPath(): (eventId: string) => string {
  const hasDeskApi = useHasDeskApi();
  return (eventId) => (hasDeskApi ? eventsPath({ selected: eventId }) : createdEventPath(eventId));
}
