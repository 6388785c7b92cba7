import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../http.ts';
import { HttpProblem } from '../problems.ts';
import { hashOf } from '../repositories/hashOf.ts';

/** The cookie over TLS. Browsers accept a name with this prefix only with `Secure`, `Path=/` and without `Domain`. */
const COOKIE = '__Host-kol-desk';

/**
 * The name of the cookie of an origin, with which the names of the others begin. On this machine without TLS, Safari accepts no cookie
 * with `Secure`, and all ports share their cookies, so that the port is in the name.
 */
export const cookieName = (origin: string) =>
  origin.startsWith('https:') ? COOKIE : `kol-desk-${/:(\d+)$/.exec(origin)?.[1] ?? 80}`;

/**
 * The end of the name of a second cookie, with the hash of the token. It opens nothing. Unlike the token, browsers send it when they
 * come back from an identity provider: it says which session the sign-in would replace.
 */
const HASH = '-session';

export type SessionCookie = ReturnType<typeof sessionCookie>;

/**
 * The cookie with the token of a session. It opens the service for the dashboard's own pages only.
 * @param publicUrl where browsers find the dashboard; without it, at the `Host` of each request
 */
export function sessionCookie(app: FastifyInstance, publicUrl: URL | undefined) {
  app.register(fastifyCookie);

  const originOf = (request: FastifyRequest) => publicUrl?.origin ?? `${request.protocol}://${request.host}`;
  const attributes = (request: FastifyRequest) => {
    const origin = originOf(request);
    const name = cookieName(origin);
    const options = { path: '/', httpOnly: true, secure: origin.startsWith('https:'), sameSite: 'strict' as const };
    return { name, options, hash: { name: name + HASH, options: { ...options, sameSite: 'lax' as const } } };
  };

  return {
    /**
     * The token of a request. @returns null if it has none
     * @throws HttpProblem if the request does not come from a page of the dashboard
     */
    read(request: FastifyRequest): string | null {
      const token = request.cookies[attributes(request).name] || null;
      if (token !== null) this.assertOwnPage(request);
      return token;
    },

    /** The hash of the token of this browser's session, also if the request comes from another site; null if it has none. */
    readHash(request: FastifyRequest): string | null {
      return request.cookies[attributes(request).hash.name] || null;
    },

    /** @throws HttpProblem if the request does not come from a page of the dashboard */
    assertOwnPage(request: FastifyRequest) {
      if (isOwnPage(request.headers, originOf(request))) return;
      const reason = 'Only the pages of KOL Desk itself may send this request.';
      const { method, routeOptions, log } = request;
      log.warn({ reason, method, route: routeOptions.url ?? 'none' }, 'a request was refused');
      throw new HttpProblem(403, reason);
    },

    /** Call it before a session starts. @throws HttpProblem if the connection is not encrypted, so that others could read the token */
    assertEncrypted(request: FastifyRequest) {
      const isOnThisMachine = publicUrl === undefined ? isCalledLoopback(request) : isLoopback(publicUrl.hostname);
      if (!attributes(request).options.secure && !isOnThisMachine)
        throw new HttpProblem(
          400,
          'Signing in needs HTTPS, except on the machine on which KOL Desk runs. Behind a proxy, it needs the setting PUBLIC_URL.',
        );
    },

    /** Sends the token of a new session. The browser deletes it when it closes. */
    write(request: FastifyRequest, reply: FastifyReply, token: string) {
      this.assertEncrypted(request);
      const { name, options, hash } = attributes(request);
      reply.setCookie(name, token, options);
      reply.setCookie(hash.name, hashOf(token), hash.options);
    },

    clear(request: FastifyRequest, reply: FastifyReply) {
      const { name, options, hash } = attributes(request);
      reply.clearCookie(name, options);
      reply.clearCookie(hash.name, hash.options);
    },
  };
}

/**
 * Tells whether a request comes from a page of this origin. A browser says so in `Sec-Fetch-Site`; an old one says at least
 * the origin of the page.
 */
export function isOwnPage(
  headers: { 'sec-fetch-site'?: unknown; origin?: string | undefined },
  ownOrigin: string,
): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === ownOrigin : site === 'same-origin';
}

/**
 * Tells whether the client calls the service by a name of its own machine. A proxy may do that for clients elsewhere, so nothing may say
 * that a request was forwarded.
 */
function isCalledLoopback({ headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
  return !isForwarded && isLoopback((headers.host ?? '').replace(/:\d*$/, ''));
}

/**
 * Tells whether a program on this machine sends a request, without a proxy. Any client can write headers, so the address of the
 * connection counts too.
 */
export const isFromThisMachine = (request: FastifyRequest) =>
  /^(?:::1|(?:::ffff:)?127\..+)$/.test(request.socket.remoteAddress ?? '') && isCalledLoopback(request);
