import { Campaign, type CampaignListQuery } from '../contract/campaign.ts';
import { type ReadPage, readPage } from '../contract/lenientParsing.ts';
import { apiConfig, read, type SendOptions, send } from './http.ts';

/** Returns one page of campaigns (interface §4.3). @throws ApiError */
export async function listCampaigns(
  { search, ...query }: CampaignListQuery,
  options: Pick<SendOptions, 'signal'> = {},
): Promise<ReadPage<Campaign>> {
  const names = apiConfig().parameterNames.campaigns;
  const answer = await send('/v1/campaigns', { ...options, query: { ...query, [names.search]: search } });
  return read('campaign', answer, (body) => readPage(Campaign, body));
}
