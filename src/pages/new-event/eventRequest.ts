import type { EventFormValues } from '../../storage/eventDrafts.ts';
import { hasVenue } from './eventFormValues.ts';
import { momentOf, readWallTime } from './wallTime.ts';

/** The start and end of the event in UTC; null if unknown. */
export const startOf = (form: EventFormValues) => momentOf(form.start_date, form.zone, form.start_fold);
export const endOf = (form: EventFormValues) => momentOf(form.end_date, form.zone, form.end_fold);

/** Resolves the wall time of one end in the venue's zone. */
export const readEnd = (form: EventFormValues, end: 'start' | 'end') => readWallTime(form[`${end}_date`], form.zone);

/** Returns the form in the shape of the request. It repairs nothing, because the contract's schema validates it. */
export function toRequest(form: EventFormValues) {
  const given = (text: string) => (text.trim() === '' ? undefined : text.trim());
  const { venue, city, country } = hasVenue(form) ? form : { venue: '', city: '', country: '' };
  return {
    name: form.name,
    description: form.description,
    event_type: form.event_type,
    start_date: startOf(form) ?? undefined,
    end_date: endOf(form) ?? undefined,
    location:
      form.location_type === ''
        ? undefined
        : { type: form.location_type, venue: given(venue), city: given(city), country: given(country) },
    visibility: form.visibility,
    attendees: form.attendees,
  };
}
