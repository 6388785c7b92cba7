import { hkdfSync } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { MAX_NEXT_LENGTH, SessionOwner } from '../../src/contract/account.ts';
import type { Clock } from '../clock.ts';
import { decodeUrl, parseJson } from '../http.ts';
import { cookieName } from './sessionCookie.ts';

/** How long a sign-in at the identity provider may take. */
const LIFETIME_MS = 10 * 60 * 1000;

const PendingSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The path to open after the sign-in. */
  next: z.string(),
  /** The id of the person who may replace the browser's session, because the user has confirmed it. */
  confirmed: z.optional(z.string()),
  /** True if the provider was asked to authenticate the person again. */
  isReauth: z.optional(z.boolean()),
  startedAt: z.number(),
});
/** A sign-in at the identity provider that has begun. */
export type PendingSignIn = z.infer<typeof PendingSignIn>;

export type PendingSignInCookie = ReturnType<typeof pendingSignInCookie>;

/**
 * The cookie that remembers a sign-in while the browser is at the identity provider. Its name contains the state, so that sign-ins in
 * several tabs do not disturb each other. It is `Lax`, because the browser comes back from another site. It is signed, so that the browser
 * cannot change what it says.
 * @param clientSecret the secret that all processes share; the key of the signature is derived from it
 */
export function pendingSignInCookie(publicUrl: URL, clientSecret: string, now: Clock) {
  const signer = new Signer(Buffer.from(hkdfSync('sha256', clientSecret, '', 'kol-desk sign-in cookie', 32)));
  const encode = (content: object) => signer.sign(Buffer.from(JSON.stringify(content)).toString('base64url'));
  const decode = (cookie: string) => {
    const { valid, value } = signer.unsign(cookie);
    return valid ? parseJson(Buffer.from(value, 'base64url').toString()) : undefined;
  };
  const secure = publicUrl.protocol === 'https:';
  const name = cookieName(publicUrl.origin);
  const nameOf = (state: string) => `${name}-sign-in-${state}`;
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' as const, maxAge: LIFETIME_MS / 1000 };
  const requestedName = `${name}-requested`;
  const requestedOptions = { ...options, sameSite: 'strict' as const };

  return {
    write(reply: FastifyReply, pending: Omit<PendingSignIn, 'startedAt'>) {
      reply.setCookie(nameOf(pending.state), encode({ ...pending, startedAt: now() }), options);
    },

    /** Reads the sign-in with a state, and deletes its cookie, so that it works once. @returns null if there is none, or it is too old */
    take(request: FastifyRequest, reply: FastifyReply, state: unknown): PendingSignIn | null {
      if (typeof state !== 'string' || !/^[\w-]{20,100}$/.test(state)) return null;
      const content = request.cookies[nameOf(state)];
      if (content === undefined) return null;
      reply.clearCookie(nameOf(state), options);
      const { data: pending } = z.safeParse(PendingSignIn, decode(content));
      return pending !== undefined && pending.state === state && now() - pending.startedAt < LIFETIME_MS
        ? pending
        : null;
    },

    /** Remembers who has signed in at the provider, while the page asks whether the person may replace the session of another. */
    writeRequested(reply: FastifyReply, person: SessionOwner) {
      reply.setCookie(requestedName, encode(person), requestedOptions);
    },

    /** Reads that person. @returns null if there is none */
    readRequested(request: FastifyRequest): SessionOwner | null {
      const content = request.cookies[requestedName];
      return content === undefined ? null : (z.safeParse(SessionOwner, decode(content)).data ?? null);
    },

    clearRequested(reply: FastifyReply) {
      reply.clearCookie(requestedName, requestedOptions);
    },
  };
}

/**
 * A path of this site to open after a sign-in, without its origin. Any other text, and a path that is too long for the cookie, lead home.
 */
export function safePath(next: string | undefined, { origin }: URL): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return '/';
  const url = new URL(next, origin);
  // Encoded as a whole, so that its length is the one in the cookie: `URL` keeps backslashes, which JSON writes twice.
  const path = `${url.pathname}${url.search}${url.hash}`.replaceAll('\\', '%5C');
  // The router decodes a path, too, before it compares it.
  const decoded = decodeUrl(url.pathname);
  const isOwn = url.origin === origin && decoded !== null && !/^\/(?:\/|auth\/)/.test(decoded);
  return isOwn && path.length <= MAX_NEXT_LENGTH ? path : '/';
}
