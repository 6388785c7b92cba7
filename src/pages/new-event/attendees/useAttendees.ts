import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { isKolId } from '../../../contract/kolIds.ts';
import { isUnknownEntry, useKolBatch } from '../../../queries/kolBatch.ts';
import { INCLUDE_EVENTS } from '../../../queries/kols.ts';
import { useBusyLimit } from '../../../storage/preferences.ts';
import { endOf, startOf } from '../eventFormValues.ts';
import type { EventFormMethods } from '../fieldProps.ts';
import { isInvitable } from './attendeeErrors.ts';
import { eventDays, readEventsAround } from './attendeeWarnings.ts';

/**
 * The attendees of the form with their profiles, for the list and the summary.
 * @param serverErrors the service's errors about attendees, by id
 */
export function useAttendees(form: EventFormMethods, serverErrors: ReadonlyMap<string, string>) {
  const attendees = useWatch({ control: form.control, name: 'attendees' });
  const batch = useKolBatch(attendees.filter(isKolId), INCLUDE_EVENTS);
  // Validate again when a profile turns out to exist or not after the first validation.
  const unknown = batch.kols.filter(isUnknownEntry).length;
  const { isSubmitted } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number triggers the effect
  useEffect(() => {
    // The service's error about the list stays until the list changes.
    const hasServerError = form.getFieldState('attendees').error?.type === 'service';
    if (isSubmitted && !hasServerError) void form.trigger('attendees');
  }, [form, isSubmitted, unknown]);
  const byId = new Map(batch.kols.map((entry) => [entry.id, entry]));
  const invitable = attendees.filter((id) =>
    isInvitable({ id, entry: byId.get(id), serverError: serverErrors.get(id) }),
  );
  return {
    attendees,
    batch,
    /** The loading result of each profile. */
    byId,
    serverErrors,
    /** The ids that can be invited as far as known. */
    invitable,
    /** The number of entries with an error. */
    toCorrect: attendees.length - invitable.length,
    /** The number of ids that the service does not know. */
    unknown,
    readAround: useEventsAround(form),
    limit: useBusyLimit(),
  };
}

export type Attendees = ReturnType<typeof useAttendees>;

/**
 * Returns a function that reads profiles for the days of the event, as far as they are entered. It stays the same until
 * the days change.
 */
function useEventsAround(form: EventFormMethods) {
  const values = useWatch({
    control: form.control,
    name: ['zone', 'start_date', 'start_fold', 'end_date', 'end_fold'],
  });
  const [zone] = values;
  const known = { ...form.getValues() };
  const start = startOf(known);
  const end = endOf(known);
  return useMemo(() => readEventsAround(eventDays(start, end, zone)), [start, end, zone]);
}
