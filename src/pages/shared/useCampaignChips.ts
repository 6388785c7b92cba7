import type { FilterChip } from '../../components/form/FilterChips.tsx';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import type { CampaignFilter } from './CampaignFilters.tsx';

/** The active filters of the interface (§4.3), in words. */
export function useCampaignChips(
  { search, status, type }: CampaignFilter,
  onChange: (change: CampaignFilter) => void,
): FilterChip[] {
  const t = useCampaignMessages();
  const chips: FilterChip[] = [];
  if (search !== undefined)
    chips.push({ name: t.search, value: search, onRemove: () => onChange({ search: undefined }) });
  if (status !== undefined)
    chips.push({
      name: t.status,
      value: getLabel(t.statuses, status),
      onRemove: () => onChange({ status: undefined }),
    });
  if (type !== undefined)
    chips.push({ name: t.type, value: getLabel(t.types, type), onRemove: () => onChange({ type: undefined }) });
  return chips;
}
