import * as z from 'zod/mini';
import { listParameters, ofPageSizes } from '../../components/table/urlState.ts';
import { CampaignListQuery } from '../../contract/campaign.ts';

/** The URL parameters of the campaign table: the request (interface §4.3) and the view settings. */
export const CampaignAddress = z.strictObject({
  ...CampaignListQuery.shape,
  per_page: ofPageSizes(CampaignListQuery.shape.per_page),
  ...listParameters,
});
export type CampaignAddress = z.infer<typeof CampaignAddress>;
