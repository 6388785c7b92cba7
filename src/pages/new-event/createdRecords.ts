import type { FoundEvent } from '../../queries/events.ts';
import type { CreatedEventRecord } from '../../storage/createdEvents.ts';
import type { EventFormValues, PendingSubmission } from '../../storage/eventDrafts.ts';
import { prefilledForm } from './eventFormValues.ts';

/**
 * Returns a record of an event that was found after a lost response: the request and its id.
 * @returns null if the profile has no id for it
 */
export function foundRecord(
  { event: sent, verificationKolId: witness }: PendingSubmission,
  match: FoundEvent,
  zone: string,
) {
  if (!match.id || witness === null) return null;
  const { attendees: _attendees, ...said } = sent;
  const record: CreatedEventRecord = {
    event: { ...said, id: match.id },
    sent,
    zone,
    found: { kolId: witness, day: match.date ?? null },
  };
  return record;
}

/** Returns a new form with all values of a created event except its times. */
export function formLike({ sent, zone }: CreatedEventRecord): EventFormValues {
  const { location } = sent;
  return {
    ...prefilledForm(new URLSearchParams()),
    name: sent.name,
    description: sent.description,
    event_type: sent.event_type,
    visibility: sent.visibility,
    location_type: location?.type ?? '',
    venue: location?.venue ?? '',
    city: location?.city ?? '',
    country: location?.country ?? '',
    zone,
    attendees: sent.attendees,
  };
}
