import { isKolId } from '../../../contract/kolIds.ts';
import type { EventMessages } from '../../../i18n/event.ts';
import type { KolMessages } from '../../../i18n/kol.ts';
import { isUnknownEntry, type KolBatchEntry } from '../../../queries/kolBatch.ts';

/** One attendee with its state. */
export interface AttendeeState {
  /** The text as typed. */
  id: string;
  /** The loading result of the profile; undefined if the id is invalid or not requested yet. */
  entry: KolBatchEntry | undefined;
  /** The service's error about this attendee. */
  serverError: string | undefined;
}

type AttendeeMessages = Pick<EventMessages, 'malformed'> & Pick<KolMessages, 'unknownId'>;

/**
 * Returns the error message of an attendee. Undefined if there is none, or if the profile failed to load and the
 * result is unknown.
 */
export function attendeeError({ id, entry, serverError }: AttendeeState, { malformed, unknownId }: AttendeeMessages) {
  if (serverError !== undefined) return serverError;
  if (!isKolId(id)) return malformed;
  return isUnknownEntry(entry) ? unknownId : undefined;
}

/** True if the attendee can be invited as far as known, also if the profile failed to load. */
export const isInvitable = ({ id, entry, serverError }: AttendeeState) =>
  serverError === undefined && isKolId(id) && !isUnknownEntry(entry);
