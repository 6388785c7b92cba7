import Button from '@mui/material/Button';
import { ChartNoAxesCombined } from 'lucide-react';
import { Link } from 'react-router';
import { FilterBar } from '../../components/form/FilterBar.tsx';
import { FilterChips } from '../../components/form/FilterChips.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { toListFilter, toListRequest } from '../../components/table/urlState.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { campaignMetricsPath } from '../../paths.ts';
import { useCampaignFilters } from '../shared/useCampaignFilters.ts';
import { useListAddress } from '../shared/useListAddress.ts';
import { CampaignTable } from './CampaignTable.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { CampaignAddress } from './searchParams.ts';

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
