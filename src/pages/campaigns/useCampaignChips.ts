import type { CampaignListQuery } from '../../contract/campaign.ts';
import type { FilterChip } from '../../ui/FilterChips.tsx';
import { useCampaignWords } from '../../words/campaign.ts';
import { labelOf } from '../../words/labelOf.ts';

/** The filters in force, in words. */
export function useCampaignChips(
  { search, status, type }: CampaignListQuery,
  onChange: (change: Partial<CampaignListQuery>) => void,
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
