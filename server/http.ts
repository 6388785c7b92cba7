import type { IncomingMessage, ServerResponse } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** Where the interface is, and our optional addition to it. */
export const API_PREFIX = '/v1';
export const DESK_API_PREFIX = '/desk/v1';

/** The prefix of a path of the API; undefined for any other path. */
export const apiPrefixOf = (path: string) =>
  [API_PREFIX, DESK_API_PREFIX].find((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** A hook for responses with personal data, which no browser and no proxy may store. */
export async function noStore(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('Cache-Control', 'no-store');
}

/** The query of a request as it was sent, with its question mark; empty without one. */
export const searchOf = ({ url }: FastifyRequest) => /\?.*/s.exec(url)?.[0] ?? '';

/** Tells whether a host name means this machine. */
export const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);

/** A URL without its escapes; null if one of them is broken. */
export function decodeUrl(url: string): string | null {
  try {
    return decodeURIComponent(url);
  } catch {
    return null;
  }
}

/** @returns undefined if the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The address by which limits count a request. Of IPv6 it is the network of 64 bits, in which one client may choose any address.
 * @returns empty text if the client has closed the connection, which then has no address
 */
export const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip ?? '');

/** A Fastify instance whose routes get the types of their requests and responses from their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
