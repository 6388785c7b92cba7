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

/** The part that is sent to the service. */
export const requestOf = ({
  selected: _selected,
  sort: _sort,
  view: _view,
  ...request
}: CampaignAddress): CampaignListQuery => request;

/** The filters, without the page. */
export const filterOf = ({ page: _page, per_page: _perPage, ...filter }: CampaignListQuery) => filter;
