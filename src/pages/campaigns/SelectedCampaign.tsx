import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '../../contract/campaign.ts';
import type { Read } from '../../contract/tolerant.ts';
import { findCampaignOptions } from '../../queries/allCampaigns.ts';
import { SelectedRecord } from '../../ui/SelectedRecord.tsx';
import { CampaignDetails } from './CampaignDetails.tsx';

export interface SelectedCampaignProps {
  id: string;
  rows: readonly Read<Campaign>[] | undefined;
  onSelect: (campaignId: string | undefined) => void;
}

/** The drawer of the campaign that the address names. */
export function SelectedCampaign({ id, rows, onSelect }: SelectedCampaignProps) {
  const search = useQuery({ ...findCampaignOptions(id), enabled: false });
  return (
    <SelectedRecord id={id} rows={rows} search={search} onSelect={onSelect}>
      {(campaign) => <CampaignDetails record={campaign} />}
    </SelectedRecord>
  );
}
