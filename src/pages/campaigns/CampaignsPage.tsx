import Button from '@mui/material/Button';
import { ChartNoAxesCombined } from 'lucide-react';
import { lazy } from 'react';
import { Link } from 'react-router';
import { FilterBar } from '../../components/form/FilterBar.tsx';
import { FilterChips } from '../../components/form/FilterChips.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { ListPage, type ListTools } from '../../components/table/ListPage.tsx';
import { toListFilter, toListRequest } from '../../components/table/urlState.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { campaignMetricsPath, campaignsPath } from '../../paths.ts';
import { allCampaignsOptions, campaignListOptions } from '../../queries/campaigns.ts';
import { useSortedList } from '../../queries/useAllPages.ts';
import { useListPage } from '../../queries/useListPage.ts';
import { useCampaignFilters } from '../shared/useCampaignFilters.ts';
import { useListAddress } from '../shared/useListAddress.ts';
import { isNewestFirst, useCampaignColumns } from './campaignColumns.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { CampaignAddress } from './searchParams.ts';

// Opened by a click.
const CampaignExport = lazy(async () => ({ default: (await import('./CampaignExport.tsx')).CampaignExport }));
const SelectedCampaign = lazy(async () => ({ default: (await import('./CampaignDetails.tsx')).SelectedCampaign }));

/** The campaigns of the organization. */
export function CampaignsPage() {
  const t = useCampaignMessages();
  const list = useListAddress('campaigns', CampaignAddress);
  const { address, onChange } = list;
  const query = toListRequest(address);
  const filter = toListFilter(query);
  // The tabs are the filter by status.
  const filters = useCampaignFilters().filter((each) => !('name' in each && each.name === 'status'));
  const filterProps = { filters, query, onChange };
  return (
    <CampaignTable
      {...list}
      actions={
        <Button
          ref={pageAction(t.review)}
          component={Link}
          variant="outlined"
          to={campaignMetricsPath(filter)}
          startIcon={<ChartNoAxesCombined size={18} />}
          aria-label={t.review}
          title={t.review}
        >
          <span>{t.review}</span>
        </Button>
      }
      tabs={<StatusTabs query={query} onChange={onChange} />}
      filters={<FilterBar {...filterProps} />}
      chips={<FilterChips {...filterProps} />}
    />
  );
}

function CampaignTable(tools: ListTools<CampaignAddress>) {
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
