import type { EventListQuery } from '../contract/event.ts';
import { KolEvent } from '../contract/kol.ts';
import { parsePage } from '../contract/lenientParsing.ts';
import { deskPath, parseResponse, type ReadOptions, request } from './http.ts';

/**
 * Returns the ids of the latest 100 cancelled events, of the organization or of one KOL (desk interface).
 * @throws ApiError
 */
export async function listCancelledEvents(
  kolId: string | undefined,
  options: ReadOptions,
): Promise<ReadonlySet<string>> {
  const query: EventListQuery = { page: 1, per_page: 100, attendee: kolId, status: 'cancelled', sort: '-start_date' };
  const response = await request(deskPath('/events'), { ...options, query });
  // Only the ids matter. The schema of events would make lists of KOLs 4 kB larger.
  const { data } = parseResponse('event', response, (body) => parsePage(KolEvent, body));
  return new Set(data.map(({ id }) => id));
}
