import type { EventForm } from '../../storage/eventDrafts.ts';
import { hasVenue } from './eventForm.ts';
import { momentOf, readWallTime } from './wallTime.ts';

/** Both ends of the event as moments in UTC; null where one is not told yet. */
export const startOf = (form: EventForm) => momentOf(form.start_date, form.zone, form.start_fold);
export const endOf = (form: EventForm) => momentOf(form.end_date, form.zone, form.end_fold);

/** What the wall time of one end is in the venue's zone. */
export const readEnd = (form: EventForm, end: 'start' | 'end') => readWallTime(form[`${end}_date`], form.zone);

/** The form in the shape of the request; the contract's schema judges it, so nothing is repaired on the way. */
export function toRequest(form: EventForm) {
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
