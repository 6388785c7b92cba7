import * as z from 'zod/mini';

/** One fault of a request: where it is (a body's JSON pointer or a query parameter's name) and what is wrong. */
export const ProblemFault = z.object({
  pointer: z.optional(z.string()),
  parameter: z.optional(z.string()),
  detail: z.string(),
});
export type ProblemFault = z.infer<typeof ProblemFault>;

/** An error answer: a problem document of RFC 9457. The interface leaves the shape of errors open (§7). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** The request's own id, also in the service's log; quote it when asking for help. */
  request_id: z.string(),
  errors: z.optional(z.array(ProblemFault)),
});
export type Problem = z.infer<typeof Problem>;
