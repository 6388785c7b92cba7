import * as z from 'zod/mini';
import { Role } from './account.ts';

/** An API key without its secret part (`GET /auth/keys`, for managers: all by age, the revoked ones last). */
export const ApiKey = z.object({
  /** The beginning of the key, which identifies it. */
  prefix: z.string(),
  /** A note from its creation; empty if there is none. */
  label: z.string(),
  role: Role,
  created_at: z.string(),
  /** Up to a minute before the last use; null if the key was never used. */
  last_used_at: z.nullable(z.string()),
  /** Null unless the key is revoked. */
  revoked_at: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof ApiKey>;
