import type { ReactNode } from 'react';
import { FilterBar } from '../../components/form/FilterBar.tsx';
import { FilterSelect } from '../../components/form/FilterSelect.tsx';
import { SearchField } from '../../components/form/SearchField.tsx';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, type CampaignListQuery } from '../../contract/campaign.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';

export type CampaignFilter = Pick<CampaignListQuery, 'search' | 'status' | 'type'>;

interface CampaignFiltersProps {
  query: CampaignFilter;
  onChange: (change: CampaignFilter, options?: { replace: boolean }) => void;
  /** Additional filters of a screen, and how many of them are active. */
  children?: ReactNode;
  othersInForce?: number;
}

/** The campaign filters of the interface (§4.3). */
export function CampaignFilters({ query, onChange, children, othersInForce = 0 }: CampaignFiltersProps) {
  const t = useCampaignMessages();
  return (
    <FilterBar
      search={
        <SearchField
          id="campaign-search"
          label={t.search}
          isReachedBySlash
          value={query.search ?? ''}
          onSearch={(search) => onChange({ search: search || undefined }, { replace: true })}
        />
      }
      inForce={[query.status, query.type].filter(Boolean).length + othersInForce}
    >
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
      {children}
    </FilterBar>
  );
}
