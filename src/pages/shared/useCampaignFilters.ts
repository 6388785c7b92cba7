import type { Filter } from '../../components/form/FilterBar.tsx';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, type CampaignFilter } from '../../contract/campaign.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';

/** The campaign filters of the interface (§4.3). */
export function useCampaignFilters(): Filter<keyof CampaignFilter>[] {
  const t = useCampaignMessages();
  return [
    { name: 'search', label: t.search },
    { name: 'status', label: t.status, values: CAMPAIGN_STATUSES, labels: t.statuses },
    { name: 'type', label: t.type, values: CAMPAIGN_TYPES, labels: t.types },
  ];
}
