import type { FilterChip } from '../../ui/FilterChips.tsx';
import { useCampaignWords } from '../../words/campaign.ts';
import { labelOf } from '../../words/labelOf.ts';
import type { CampaignFilter } from './CampaignFilters.tsx';

/** The active filters of the interface (§4.3), in words. */
export function useCampaignChips(
  { search, status, type }: CampaignFilter,
  onChange: (change: CampaignFilter) => void,
): FilterChip[] {
  const t = useCampaignWords();
  const chips: FilterChip[] = [];
  if (search !== undefined)
    chips.push({ name: t.search, value: search, onRemove: () => onChange({ search: undefined }) });
  if (status !== undefined)
    chips.push({ name: t.status, value: labelOf(t.statuses, status), onRemove: () => onChange({ status: undefined }) });
  if (type !== undefined)
    chips.push({ name: t.type, value: labelOf(t.types, type), onRemove: () => onChange({ type: undefined }) });
  return chips;
}
