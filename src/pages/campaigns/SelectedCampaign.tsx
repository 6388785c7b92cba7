import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '../../contract/campaign.ts';
import type { Read } from '../../contract/tolerant.ts';
import { findCampaignOptions } from '../../queries/findCampaign.ts';
import { useReading } from '../../queries/useReading.ts';
import { type SelectedProps, SelectedRecord } from '../../ui/SelectedRecord.tsx';
import { useSearched } from '../../ui/useSearched.ts';
import { CampaignDetails } from './CampaignDetails.tsx';

/** The detail drawer of the campaign in the URL. */
export function SelectedCampaign(selected: SelectedProps<Read<Campaign>>) {
  const { isSearched, look } = useSearched(selected);
  const search = useReading(useQuery({ ...findCampaignOptions(selected.id), enabled: isSearched }));
  return (
    <SelectedRecord {...selected} search={search} onLook={look}>
      {(campaign) => <CampaignDetails record={campaign} />}
    </SelectedRecord>
  );
}
