import type { KolInclude } from '../contract/kol.ts';
import { type ParsedKol, parseKol } from '../contract/parseKol.ts';
import { parseResponse, type ReadOptions, request } from './http.ts';

/**
 * Returns one KOL (interface §4.1).
 * @param include which of the four lists the response contains
 * @throws ApiError; `isNotFound` if the caller's organization has no such KOL
 */
export async function getKol(
  kolId: string,
  include: readonly KolInclude[],
  options: ReadOptions = {},
): Promise<ParsedKol> {
  const { data, response: $response } = parseResponse(
    'KOL',
    await request(`/v1/kols/${encodeURIComponent(kolId)}`, { ...options, query: { include } }),
    parseKol,
  );
  return { ...data, $response };
}
