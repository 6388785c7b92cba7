import { useQuery } from '@tanstack/react-query';
import { SelectedDetailDrawer, type SelectedProps } from '../../components/layout/SelectedDetailDrawer.tsx';
import { useSearch } from '../../components/table/useSearch.ts';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { findCampaignOptions } from '../../queries/campaigns.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import { CampaignDetails } from './CampaignDetails.tsx';

/** The detail drawer of the campaign in the URL. */
export function SelectedCampaign(selected: SelectedProps<Parsed<Campaign>>) {
  const { isSearched, look } = useSearch(selected);
  const search = useQueryState(useQuery({ ...findCampaignOptions(selected.id), enabled: isSearched }));
  return (
    <SelectedDetailDrawer {...selected} search={search} onLook={look}>
      {(campaign) => <CampaignDetails record={campaign} />}
    </SelectedDetailDrawer>
  );
}
