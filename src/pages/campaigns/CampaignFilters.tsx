import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, type CampaignListQuery } from '../../contract/campaign.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useCampaignWords } from '../../words/campaign.ts';

interface CampaignFiltersProps {
  query: CampaignListQuery;
  onChange: (change: Partial<CampaignListQuery>, options?: { replace: boolean }) => void;
}

/** The filters that the interface offers for campaigns (§4.3). */
export function CampaignFilters({ query, onChange }: CampaignFiltersProps) {
  const t = useCampaignWords();
  return (
    <FilterBar>
      <SearchField
        id="campaign-search"
        label={t.search}
        isReachedBySlash
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined }, { replace: true })}
      />
      <FilterSelect
        id="campaign-status"
        label={t.status}
        values={CAMPAIGN_STATUSES}
        labels={t.statuses}
        value={query.status}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        id="campaign-type"
        label={t.type}
        values={CAMPAIGN_TYPES}
        labels={t.types}
        value={query.type}
        onChange={(type) => onChange({ type })}
      />
    </FilterBar>
  );
}
