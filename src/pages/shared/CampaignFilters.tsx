import { memo, type ReactNode } from 'react';
import { FilterSelect } from '../../components/form/FilterSelect.tsx';
import { SearchField } from '../../components/form/SearchField.tsx';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, type CampaignListQuery } from '../../contract/campaign.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { useCampaignWords } from '../../words/campaign.ts';

export type CampaignFilter = Pick<CampaignListQuery, 'search' | 'status' | 'type'>;

interface CampaignFiltersProps {
  query: CampaignFilter;
  onChange: (change: CampaignFilter, options?: { replace: boolean }) => void;
  /** Filters that a screen has beside these, and how many of them are in force. */
  children?: ReactNode;
  othersInForce?: number;
}

/** The fields themselves; nothing of them changes when a page is turned. */
function PlainCampaignFilters({ query, onChange, children, othersInForce = 0 }: CampaignFiltersProps) {
  const t = useCampaignWords();
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

/** The filters that the interface offers for campaigns (§4.3). */
export const CampaignFilters = memo(
  PlainCampaignFilters,
  (one, other) =>
    one.onChange === other.onChange &&
    one.children === other.children &&
    one.othersInForce === other.othersInForce &&
    (['search', 'status', 'type'] as const).every((name) => one.query[name] === other.query[name]),
);
