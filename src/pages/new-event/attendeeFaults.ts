import { isKolId } from '../../contract/kolIds.ts';
import type { ResolvedKol } from '../../queries/KolResolver.ts';
import type { useEventDetailWords } from '../../words/eventDetails.ts';

/** One entry of the list of attendees, with what is known of it. */
export interface AttendeeState {
  /** As it was typed. */
  id: string;
  /** What became of reading the profile; undefined where the id is none, or nobody has asked yet. */
  entry: ResolvedKol | undefined;
  /** What the service said about this attendee when the event was sent. */
  refusal: string | undefined;
}

/** What is wrong with an attendee, in words; undefined where nothing is, or nobody knows since the profile could not be read. */
export function attendeeFault({ id, entry, refusal }: AttendeeState, t: ReturnType<typeof useEventDetailWords>) {
  if (refusal !== undefined) return refusal;
  if (!isKolId(id)) return t.malformed;
  return isUnknownEntry(entry) ? t.unknownKol : undefined;
}

/** True for who can be invited, as far as one knows: also somebody whose profile could not be read. */
export const isInvitable = ({ id, entry, refusal }: AttendeeState) =>
  refusal === undefined && isKolId(id) && !isUnknownEntry(entry);

/** True where the service has said that it knows no such KOL. */
export const isUnknownEntry = (entry: ResolvedKol | undefined) => entry?.status === 'failed' && entry.error.isNotFound;
