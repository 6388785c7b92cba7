import type { KolInclude } from '../contract/kol.ts';
import { type ReadKol, readKol } from '../contract/readKol.ts';
import { read, type SendOptions, send } from './http.ts';

/**
 * Returns one KOL (interface §4.1).
 * @param include which of the four lists the response contains
 * @throws ApiError; `isNotFound` if the caller's organization has no such KOL
 */
export async function getKol(
  kolId: string,
  include: readonly KolInclude[],
  options: Pick<SendOptions, 'signal'> = {},
): Promise<ReadKol> {
  const answer = await send(`/v1/kols/${encodeURIComponent(kolId)}`, { ...options, query: { include } });
  const { data, answer: $answer } = read('KOL', answer, readKol);
  return { ...data, $answer };
}
