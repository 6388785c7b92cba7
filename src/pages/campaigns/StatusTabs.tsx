import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue } from 'react';
import { CountedTab, CountedTabs } from '../../components/table/CountedTabs.tsx';
import { toListFilter } from '../../components/table/urlState.ts';
import type { CampaignFilter, CampaignListQuery } from '../../contract/campaign.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { getLabel } from '../../i18n/messages.ts';
import { campaignCountOptions, campaignListOptions } from '../../queries/campaigns.ts';

/** In the order in which users ask for them; undefined means every status. */
const STATUSES = [undefined, 'active', 'completed', 'draft', 'paused'] as const;

interface StatusTabsProps {
  /** The request of the list. */
  query: CampaignListQuery;
  onChange: (change: Pick<CampaignFilter, 'status'>) => void;
}

/** The filter by status, with the number of campaigns of each status that match the other filters. */
export function StatusTabs({ query, onChange }: StatusTabsProps) {
  const t = useCampaignMessages();
  const { fieldName } = useCommonMessages();
  const filter = toListFilter(query);
  const choose = useCallback((status: CampaignFilter['status']) => onChange({ status }), [onChange]);
  // The counts are requested after the list, and deferred, so that its rows are painted first.
  const { isSuccess } = useQuery(campaignListOptions(query));
  const isCounted = useDeferredValue(isSuccess);
  return (
    <CountedTabs
      label={t.status}
      printed={filter.status && `${fieldName(t.status)} ${getLabel(t.statuses, filter.status)}`}
    >
      {STATUSES.map((status) => (
        <StatusTab
          key={status ?? 'all'}
          value={status}
          label={status === undefined ? t.allStatuses : getLabel(t.statuses, status)}
          filter={{ ...filter, status }}
          isCounted={isCounted}
          isChosen={status === filter.status}
          onChoose={choose}
        />
      ))}
    </CountedTabs>
  );
}

interface StatusTabProps {
  value: CampaignFilter['status'];
  label: string;
  filter: CampaignFilter;
  isCounted: boolean;
  isChosen: boolean;
  onChoose: (status: CampaignFilter['status']) => void;
}

function StatusTab({ filter, isCounted, ...tab }: StatusTabProps) {
  const { data: count } = useQuery({ ...campaignCountOptions(filter), enabled: isCounted });
  return <CountedTab {...tab} count={count} />;
}
