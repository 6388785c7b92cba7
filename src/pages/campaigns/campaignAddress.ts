import * as z from 'zod/mini';
import { CampaignListQuery } from '../../contract/campaign.ts';

/** The address of the campaign table: the request (interface §4.3), and the campaign that is looked at. */
export const CampaignAddress = z.strictObject({ ...CampaignListQuery.shape, selected: z.optional(z.string()) });
export type CampaignAddress = z.infer<typeof CampaignAddress>;

/** The part that the service is asked for. */
export const requestOf = ({ selected: _selected, ...request }: CampaignAddress): CampaignListQuery => request;
