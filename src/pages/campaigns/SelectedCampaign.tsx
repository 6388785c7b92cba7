import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Campaign } from '../../contract/campaign.ts';
import type { Read } from '../../contract/tolerant.ts';
import { findCampaignOptions } from '../../queries/findCampaign.ts';
import { useReading } from '../../queries/useReading.ts';
import { type SelectedProps, SelectedRecord } from '../../ui/SelectedRecord.tsx';
import { useIsSought } from '../../ui/sought.ts';
import { CampaignDetails } from './CampaignDetails.tsx';

/** The drawer of the campaign that the address names. */
export function SelectedCampaign(selected: SelectedProps<Read<Campaign>>) {
  // Asked for once, it is read again after an outage, or with another key, as everything is.
  const [asked, setAsked] = useState<string>();
  const isSought = useIsSought() && selected.rows?.every(({ id }) => id !== selected.id) === true;
  const isAsked = isSought || asked === selected.id;
  const search = useReading(useQuery({ ...findCampaignOptions(selected.id), enabled: isAsked }));
  return (
    <SelectedRecord {...selected} search={search} onLook={() => setAsked(selected.id)}>
      {(campaign) => <CampaignDetails record={campaign} />}
    </SelectedRecord>
  );
}
