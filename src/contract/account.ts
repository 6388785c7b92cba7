import * as z from 'zod/mini';

/** What a person or an API key may do; each role may do all that the roles before it may. */
export const ROLES = ['reader', 'planner', 'manager'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** True if `role` may do what `needed` may. */
export const hasRole = (role: Role, needed: Role) => ROLES.indexOf(role) >= ROLES.indexOf(needed);

/**
 * How people sign in here. The service says so in its `/config.json`: `signIn`, and `keySignIn` (a boolean), which tells whether the
 * form for a key may be used. Both lead to a session on the server. Without `signIn`, the dashboard asks for a key and keeps it.
 */
const SIGN_IN_METHODS = ['account', 'session-key'] as const;
export const SignInMethod = z.enum(SIGN_IN_METHODS);
export type SignInMethod = z.infer<typeof SignInMethod>;

/** Who is signed in, in this browser (`GET /auth/session`). */
export const Account = z.object({
  /** The id of the person, or the prefix of the API key. */
  id: z.string(),
  /** The name and email of the person; null for a session of an API key. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The label of the API key, which may be empty; null for a session of a person. */
  label: z.nullable(z.string()),
  role: Role,
  /** The name of the organization. */
  organization: z.string(),
  /** When the session ends at the latest. It also ends after a time without a request. */
  ends_at: z.string(),
});
export type Account = z.infer<typeof Account>;

/** To whom a session belongs, for the question whether another one may replace it. */
export const SessionOwner = z.pick(Account, { id: true, name: true, email: true, label: true, organization: true });
export type SessionOwner = z.infer<typeof SessionOwner>;

/**
 * The answer of `GET /auth/session`, and of a sign-in with a key or a code: `data` is null without a session.
 * `requested` is the person whose sign-in with an account waits for a confirmation, because it would replace this session.
 */
export const SessionResponse = z.object({
  data: z.nullable(Account),
  requested: z.optional(z.nullable(SessionOwner)),
});
export type SessionResponse = z.infer<typeof SessionResponse>;

/**
 * The answer of `GET /auth/sessions`: where the same person, or the same API key, is signed in, the last used session first.
 * `POST /auth/sessions/:id/sign-out` ends one of them.
 */
export const SessionsResponse = z.object({
  data: z.array(
    z.object({
      /** Identifies the session among those of its owner. It is not secret, because it is not a credential. */
      id: z.string(),
      /** The browser and the system at the sign-in, such as `Firefox, Windows`; null if they are unknown. */
      device: z.nullable(z.string()),
      created_at: z.string(),
      /** When it was last used, up to a minute late. */
      seen_at: z.string(),
      /** True for the session that asks. */
      is_current: z.boolean(),
    }),
  ),
});
export type SessionsResponse = z.infer<typeof SessionsResponse>;

/** The body of `POST /auth/key` and `POST /auth/code`. `replace` confirms that the sign-in ends a session of another person or key. */
const replace = z.optional(z.boolean());
export const KeySignIn = z.strictObject({ key: z.string(), replace });
export const CodeSignIn = z.strictObject({ code: z.string(), replace });

/** The answer of 409 to a sign-in that would replace a session of another person or key: who both are. */
export const ReplacementProblem = z.object({ current: SessionOwner, requested: SessionOwner });
export type ReplacementProblem = z.infer<typeof ReplacementProblem>;

/**
 * The code of the answer (403) to a request that ends sessions, if the person has not proved who they are for some time: after a new
 * sign-in the service accepts it. It is the code that RFC 9470 has for this.
 */
export const REAUTH_CODE = 'insufficient_user_authentication';

/**
 * The longest path that the service remembers while the browser is at the identity provider, encoded as in an address. A cookie has
 * at most 4,096 bytes.
 */
export const MAX_NEXT_LENGTH = 2_000;

/**
 * The query of `GET /auth/sign-in`, to which the page navigates: `next` is the path to open then. If the person would replace a
 * session of another person or key, the sign-in leads to `/sign-in?confirm=account&next=…` instead. `replace` begins it again, and
 * confirms that this person may do so. `other_account` makes the provider ask for an account, although it knows one. `reauth` makes
 * it authenticate the person again.
 */
export const AccountSignInQuery = z.object({
  next: z.optional(z.string()),
  replace: z.optional(z.literal('true')),
  other_account: z.optional(z.literal('true')),
  reauth: z.optional(z.literal('true')),
});

/** Why a sign-in with an account failed. The browser is then at `/sign-in?refused=…&next=…`. */
const SIGN_IN_REFUSALS = [
  /** The person or the provider cancelled it. */
  'cancelled',
  /** The provider does not say that the person has one of the roles. */
  'no_role',
  /** A manager has blocked the person. */
  'blocked',
  /** It took more than ten minutes, was used before, or began in another browser. */
  'expired',
  /** The provider does not answer. */
  'unavailable',
  /** The answer of the provider failed a check. */
  'invalid',
  /** The provider was asked to authenticate the person again, and does not say when it did (`auth_time`). */
  'no_auth_time',
  /** The service could not complete it: its database does not answer, or too many sign-ins came from the address of the person. */
  'failed',
] as const;
export const SignInRefusal = z.enum(SIGN_IN_REFUSALS);
export type SignInRefusal = z.infer<typeof SignInRefusal>;

/** The answer of `POST /auth/sign-out`: where to go then, which may be an address of the identity provider. */
export const SignedOut = z.object({ data: z.object({ location: z.string() }) });
