import { Campaign, CampaignListQuery } from '../../src/contract/campaign.ts';
import { pageResponse } from '../../src/contract/page.ts';
import type { App } from '../http.ts';
import type { ResponseCache } from '../plugins/responseCache.ts';
import { commonErrors } from '../problems.ts';
import * as campaigns from '../repositories/campaigns.ts';

/** The schema of the route, which `upstream.ts` describes too. */
export const listCampaignsSchema = {
  operationId: 'listCampaigns',
  summary: 'List campaigns, the newest first',
  tags: ['Campaigns'],
  querystring: CampaignListQuery,
  response: { 200: pageResponse(Campaign), ...commonErrors },
};

/** List campaigns (interface §4.3). */
export function campaignRoutes(app: App, cached: ResponseCache) {
  app.get(
    '/campaigns',
    {
      schema: listCampaignsSchema,
      ...cached(({ listsVersion }) => listsVersion),
    },
    ({ organizationId, query }) => campaigns.list(app.db, organizationId, query),
  );
}
