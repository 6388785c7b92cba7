import { memo } from 'react';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, type CampaignListQuery } from '../../contract/campaign.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useCampaignWords } from '../../words/campaign.ts';

export type CampaignFilter = Pick<CampaignListQuery, 'search' | 'status' | 'type'>;

interface CampaignFilterFieldsProps {
  query: CampaignFilter;
  onChange: (change: CampaignFilter, options?: { replace: boolean }) => void;
}

/** The fields themselves; nothing of them changes when a page is turned. */
function PlainCampaignFilterFields({ query, onChange }: CampaignFilterFieldsProps) {
  const t = useCampaignWords();
  return (
    <>
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
    </>
  );
}

/** The filters that the interface offers for campaigns (§4.3), for a `FilterBar`. */
export const CampaignFilterFields = memo(
  PlainCampaignFilterFields,
  (one, other) =>
    one.onChange === other.onChange &&
    (['search', 'status', 'type'] as const).every((name) => one.query[name] === other.query[name]),
);
