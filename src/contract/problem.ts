import * as z from 'zod/mini';

/**
 * One error of a request: its location (a JSON pointer into the body, or the name of a query parameter) and its
 * message.
 */
export const ProblemError = z.object({
  pointer: z.optional(z.string()),
  parameter: z.optional(z.string()),
  detail: z.string(),
});
export type ProblemError = z.infer<typeof ProblemError>;

/** An error response: a problem document of RFC 9457. The interface does not define the shape of errors (§7). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** The id of the request, which the service also logs. Users quote it when they ask for help. */
  request_id: z.string(),
  /** Says what the caller can do about it, where the status says too little. */
  code: z.optional(z.string()),
  errors: z.optional(z.array(ProblemError)),
});
export type Problem = z.infer<typeof Problem>;
