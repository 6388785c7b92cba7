import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '../../contract/campaign.ts';
import type { Read } from '../../contract/tolerant.ts';
import { findCampaignOptions } from '../../queries/allCampaigns.ts';
import { type SelectedProps, SelectedRecord } from '../../ui/SelectedRecord.tsx';
import { CampaignDetails } from './CampaignDetails.tsx';

/** The drawer of the campaign that the address names. */
export function SelectedCampaign(selected: SelectedProps<Read<Campaign>>) {
  const search = useQuery({ ...findCampaignOptions(selected.id), enabled: false });
  return (
    <SelectedRecord {...selected} search={search}>
      {(campaign) => <CampaignDetails record={campaign} />}
    </SelectedRecord>
  );
}
