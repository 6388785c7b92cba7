import * as z from 'zod/mini';
import { KolFacets, type KolFacetsQuery, type KolListQuery, KolSummary } from '../contract/kolDirectory.ts';
import { InvalidResponseError, type ParsedPage, parsePage } from '../contract/lenientParsing.ts';
import { recordResponse } from '../contract/page.ts';
import { deskPath, parseResponse, type ReadOptions, request } from './http.ts';

/** Returns one page of KOLs (desk interface). @throws ApiError */
export async function listKols(query: KolListQuery, options: ReadOptions): Promise<ParsedPage<KolSummary>> {
  const response = await request(deskPath('/kols'), { ...options, query });
  return parseResponse('KOL', response, (body) => parsePage(KolSummary, body));
}

/** Returns how many KOLs have each tier, engagement level, specialty, country and tag (desk interface). @throws ApiError */
export async function countKols(query: KolFacetsQuery, options: ReadOptions): Promise<KolFacets> {
  const response = await request(deskPath('/kols/facets'), { ...options, query });
  return parseResponse('KOL facets', response, (body) => {
    const facets = z.safeParse(recordResponse(KolFacets), body);
    if (!facets.success) throw new InvalidResponseError('The answer has no counts.');
    return { ...facets.data, issues: [] };
  }).data;
}
