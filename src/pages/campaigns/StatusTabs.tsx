import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { CampaignFilter } from '../../contract/campaign.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { campaignCountOptions } from '../../queries/campaigns.ts';

/** In the order in which users ask for them; undefined means every status. */
const STATUSES = [undefined, 'active', 'completed', 'draft', 'paused'] as const;

interface StatusTabsProps {
  /** True if the list is loaded: the counts are requested after it. */
  isListLoaded: boolean;
  filter: CampaignFilter;
  onChange: (change: Pick<CampaignFilter, 'status'>) => void;
}

/** The filter by status, with the number of campaigns of each status that match the other filters. */
export function StatusTabs({ isListLoaded, filter, onChange }: StatusTabsProps) {
  const t = useCampaignMessages();
  const { fieldName } = useCommonMessages();
  return (
    <>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        {filter.status && `${fieldName(t.status)} ${getLabel(t.statuses, filter.status)}`}
      </Box>
      <Box role="group" aria-label={t.status} sx={groupStyle}>
        {STATUSES.map((status) => (
          <StatusTab
            key={status ?? 'all'}
            label={status === undefined ? t.allStatuses : getLabel(t.statuses, status)}
            filter={{ ...filter, status }}
            isCounted={isListLoaded}
            isChosen={status === filter.status}
            onChoose={() => onChange({ status })}
          />
        ))}
      </Box>
    </>
  );
}

interface StatusTabProps {
  label: string;
  filter: CampaignFilter;
  isCounted: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function StatusTab({ label, filter, isCounted, isChosen, onChoose }: StatusTabProps) {
  const format = useFormat();
  const { data: count } = useQuery({ ...campaignCountOptions(filter), enabled: isCounted });
  return (
    <Button size="small" color="inherit" aria-pressed={isChosen} onClick={onChoose}>
      {label} {/* Reserves the space of a number, so that the tabs do not move when it arrives. */}
      <Box component="span" sx={countStyle}>
        {count !== undefined && format.count(count)}
      </Box>
    </Button>
  );
}

const groupStyle = {
  display: 'flex',
  gap: 0.5,
  marginBottom: 0.75,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': { flex: 'none', paddingInline: 1.5, whiteSpace: 'nowrap' },
  displayPrint: 'none',
} as const;

const countStyle = {
  minWidth: '2em',
  marginInlineStart: 1,
  color: 'text.secondary',
  fontWeight: 400,
  textAlign: 'start',
} as const;
