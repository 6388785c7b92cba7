import * as z from 'zod/mini';
import { ofPageSizes } from '../../components/table/pageSizes.ts';
import { CampaignListQuery } from '../../contract/campaign.ts';
import { listParameters } from '../../ui/urlQuery.ts';

/** The address of the campaign table: the request (interface §4.3), and how its answer is looked at. */
export const CampaignAddress = z.strictObject({
  ...CampaignListQuery.shape,
  per_page: ofPageSizes(CampaignListQuery.shape.per_page),
  ...listParameters,
});
export type CampaignAddress = z.infer<typeof CampaignAddress>;

/** The part that the service is asked for. */
export const requestOf = ({
  selected: _selected,
  sort: _sort,
  view: _view,
  ...request
}: CampaignAddress): CampaignListQuery => request;

/** What narrows the list down, whatever page is looked at. */
export const filterOf = ({ page: _page, per_page: _perPage, ...filter }: CampaignListQuery) => filter;
