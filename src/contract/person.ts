import * as z from 'zod/mini';
import { Role } from './account.ts';
import { count } from './values.ts';

/** A person who has signed in with an account (`GET /auth/people`, for managers: all of them, by name). */
export const Person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** As the identity provider said at the last sign-in. */
  role: Role,
  /** When the last session began; null before the first one. */
  last_seen_at: z.nullable(z.string()),
  /** Null unless the person is blocked. */
  blocked_at: z.nullable(z.string()),
  /** With how many browsers the person is signed in. */
  sessions: count,
});
export type Person = z.infer<typeof Person>;
