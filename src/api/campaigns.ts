import { Campaign, type CampaignListQuery } from '../contract/campaign.ts';
import { type ParsedPage, parsePage } from '../contract/lenientParsing.ts';
import { apiConfig, parseResponse, type ReadOptions, request } from './http.ts';

/** Returns one page of campaigns (interface §4.3). @throws ApiError */
export async function listCampaigns(
  { search, ...query }: CampaignListQuery,
  options: ReadOptions = {},
): Promise<ParsedPage<Campaign>> {
  const names = apiConfig().parameterNames.campaigns;
  const response = await request('/v1/campaigns', { ...options, query: { ...query, [names.search]: search } });
  return parseResponse('campaign', response, (body) => parsePage(Campaign, body));
}
