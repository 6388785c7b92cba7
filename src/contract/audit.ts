import * as z from 'zod/mini';
import { pageParameters } from './page.ts';
import { count, day, text } from './values.ts';

/** What the audit trail records. */
export const AUDIT_ACTIONS = [
  'sign_in',
  'sign_in_refused',
  'sign_out',
  'session_ended',
  'kol_read',
  'kols_listed',
  'event_created',
  'exported',
  'briefing_printed',
  'comparison_printed',
  'refused',
  'key_created',
  'key_revoked',
  'person_blocked',
  'person_unblocked',
  'imported',
] as const;
export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

/** One row of the audit trail: who did what, and when. The database stores ids; names are looked up for the answer. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The id of a person, the prefix of an API key, `command`, or `unknown` for an account that was never here. */
  actor: z.string(),
  /** The name of the person, or the label of the key; null if there is none. */
  actor_name: z.nullable(z.string()),
  action: AuditAction,
  /** The id of the KOL, the event, the key or the person, what was exported or refused, or how a sign-in was made. */
  subject: z.nullable(z.string()),
  /** The name of the KOL, the event or the person, or the label of the key; null if the service does not have it. */
  subject_name: z.nullable(z.string()),
  /** How often, or how many records. */
  count: z.int(),
  request_id: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The query of `GET /auth/audit`, for managers. The newest rows come first. The answer is a page, as of the other lists. */
export const AuditListQuery = z.strictObject({
  ...pageParameters,
  /** The id of a KOL, an event, a key or a person, or words that a search in the directory or in the list of events finds. */
  subject: z.optional(text),
  /** A part of the name or email of a person or of the label of a key; or the id of a person, the prefix of a key, or `command`. */
  actor: z.optional(text),
  action: z.optional(AuditAction),
  /** Only rows of this day (UTC) or later. */
  from: z.optional(day),
  /** Only rows of this day (UTC) or earlier. */
  to: z.optional(day),
});
export type AuditListQuery = z.infer<typeof AuditListQuery>;

/** The filters of the audit trail, without the page. */
export type AuditFilter = Omit<AuditListQuery, keyof typeof pageParameters>;

/**
 * The body of `POST /auth/exports`: the page has exported records, or printed briefings or a comparison. Each subject, the id of a KOL or
 * an event, or a list such as `campaigns`, becomes a row of the trail.
 */
export const ExportReport = z.strictObject({
  action: z.enum(['exported', 'briefing_printed', 'comparison_printed']),
  subjects: z
    .array(text.check(z.regex(/^[\w.~-]{1,105}$/, 'must be an id or the name of a list')))
    .check(z.minLength(1), z.maxLength(2_000)),
  /** How many records. */
  count: z._default(count.check(z.minimum(1)), 1),
});
export type ExportReport = z.input<typeof ExportReport>;
