import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { EventCreate, MAX_ATTENDEES, MAX_EVENT_NAME } from '../../contract/event.ts';
import type { EventMessages } from '../../i18n/event.ts';
import type { EventFormValues } from '../../storage/eventDrafts.ts';
import { isKnownZone } from '../shared/zones.ts';
import { type EventField, readEnd, toRequest } from './eventFormValues.ts';
import { fieldOf } from './sending/mapServerErrors.ts';

/**
 * Validates the form with the contract's schema and returns each error at its field, in the user's language. Errors
 * that only a form can have come first: a missing zone, or a wall time without a unique moment.
 * @param isUnknown tells which attendees the service does not know and would reject
 */
export const eventResolver =
  (t: EventMessages, isUnknown: (kolId: string) => boolean): Resolver<EventFormValues, unknown, EventCreate> =>
  (form) => {
    const errors: FieldErrors<EventFormValues> = timeErrors(t, form);
    if (form.attendees.some(isUnknown)) errors.attendees = { type: 'unknown', message: t.errors.attendeesMalformed };
    const result = z.safeParse(EventCreate, toRequest(form));
    if (result.success && Object.keys(errors).length === 0) return { values: result.data, errors: {} };
    for (const issue of result.error?.issues ?? []) {
      const field = fieldOf(issue.path);
      if (!isTimeReported(field, form, errors))
        errors[field] ??= { type: issue.code, message: issueMessage(t, field, issue) };
    }
    return { values: {}, errors };
  };

/** Planned events are within these years; a partly typed year (0202) is not. */
const YEARS_AROUND = 10;

const isFarAway = (wallTime: string) =>
  wallTime !== '' && Math.abs(Number.parseInt(wallTime, 10) - new Date().getFullYear()) > YEARS_AROUND;

function timeErrors(t: EventMessages, form: EventFormValues): FieldErrors<EventFormValues> {
  const errors: FieldErrors<EventFormValues> = {};
  if (!isKnownZone(form.zone)) errors.zone = { type: 'zone', message: t.errors.zoneMissing };
  const start = readEnd(form, 'start').kind;
  const end = readEnd(form, 'end').kind;
  for (const field of ['start_date', 'end_date'] as const)
    if (isFarAway(form[field])) errors[field] = { type: 'far', message: t.errors.farAway(YEARS_AROUND) };
  if (start === 'skipped') errors.start_date = { type: 'skipped', message: t.errors.startSkipped };
  if (end === 'skipped') errors.end_date = { type: 'skipped', message: t.errors.endSkipped };
  if (start === 'repeated' && form.start_fold === '')
    errors.start_fold = { type: 'repeated', message: t.errors.startRepeated };
  if (end === 'repeated' && form.end_fold === '') errors.end_fold = { type: 'repeated', message: t.errors.endRepeated };
  return errors;
}

/** A missing moment has its error at the zone or at the question about two moments, if one of these is the cause. */
function isTimeReported(field: EventField, form: EventFormValues, errors: FieldErrors<EventFormValues>): boolean {
  if (field !== 'start_date' && field !== 'end_date') return false;
  const fold = field === 'start_date' ? errors.start_fold : errors.end_fold;
  return fold !== undefined || (errors.zone !== undefined && form[field] !== '');
}

function issueMessage(t: EventMessages, field: EventField, issue: z.core.$ZodIssue): string {
  const rule = issue.code === 'custom' ? issue.params?.rule : undefined;
  const messages = t.errors;
  switch (field) {
    case 'name':
      if (issue.code === 'custom') return messages.invalid;
      return issue.code === 'too_big' ? messages.nameTooLong(MAX_EVENT_NAME) : messages.nameMissing;
    case 'event_type':
      return messages.typeMissing;
    case 'start_date':
      return messages.startMissing;
    case 'end_date':
      return rule === 'end_not_after_start' ? messages.endNotAfterStart : messages.endMissing;
    case 'country':
      return messages.countryUnknown;
    case 'attendees':
      return issue.code === 'too_big' ? messages.tooManyAttendees(MAX_ATTENDEES) : messages.attendeesMalformed;
    default:
      return messages.invalid;
  }
}
