import { lazy } from 'react';
import { ListPage, type ListTools } from '../../components/table/ListPage.tsx';
import { toListFilter, toListRequest } from '../../components/table/urlState.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { campaignsPath } from '../../paths.ts';
import { allCampaignsOptions, campaignListOptions } from '../../queries/campaigns.ts';
import { useSortedList } from '../../queries/useAllPages.ts';
import { useListPage } from '../../queries/useListPage.ts';
import { isNewestFirst, useCampaignColumns } from './campaignColumns.tsx';
import type { CampaignAddress } from './searchParams.ts';

// Opened by a click.
const CampaignExport = lazy(async () => ({ default: (await import('./CampaignExport.tsx')).CampaignExport }));
const SelectedCampaign = lazy(async () => ({ default: (await import('./CampaignDetails.tsx')).SelectedCampaign }));

/** The page of campaigns in the URL, as a table. A sort order loads the whole list. */
export function CampaignTable(tools: ListTools<CampaignAddress>) {
  const { address } = tools;
  const t = useCampaignMessages();
  const { serviceOrder } = useTableMessages();
  const query = toListRequest(address);
  const result = useListPage(campaignListOptions, query);
  const sorted = useSortedList(allCampaignsOptions(toListFilter(query)), result.data, address.sort !== undefined);
  return (
    <ListPage
      {...tools}
      messages={t}
      columns={useCampaignColumns()}
      order={isNewestFirst(result.data?.data ?? []) ? t.newestFirst : serviceOrder}
      pathTo={campaignsPath}
      result={result}
      sorted={sorted}
      renderSelected={(selected) => <SelectedCampaign {...selected} />}
      renderExport={(shown) => <CampaignExport query={query} {...shown} />}
    />
  );
}
