import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { RateBar } from '../../components/table/cells.tsx';
import { StaticTable } from '../../components/table/DataTable.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/messages.ts';
import styles from './Comparison.module.css';
import { CountedRate, OpenRateCell, type RankedCampaign } from './rankingColumns.tsx';

/** The maximum number of campaigns in a comparison. */
export const MAX_COMPARED = 6;

interface ComparisonProps {
  /** The selected campaigns in the order of selection; the same array until they change. */
  compared: RankedCampaign[];
  /** How many selected campaigns are not on screen. */
  missing: number;
  onRemove: (campaignId: string) => void;
  onClear: () => void;
}

/** Two to six campaigns side by side, with one row per metric. */
export function Comparison({ compared, missing, onRemove, onClear }: ComparisonProps) {
  const t = useCampaignMessages();
  const lines = useLines();
  const columns = useMemo(
    (): DataColumn<Line>[] => [
      { id: 'metric', header: t.metric, size: 140, cell: ({ row }) => row.original.label },
      ...compared.map(
        (campaign): DataColumn<Line> => ({
          id: campaign.id,
          header: campaign.name,
          size: 150,
          meta: { align: 'end' },
          cell: ({ row: { original: line } }) => (
            <Value isUnreadable={isUnreadable(campaign.campaign, line.id)}>{line.show(campaign)}</Value>
          ),
        }),
      ),
    ],
    [compared, t],
  );
  return (
    // One campaign is no comparison on paper.
    <Box sx={{ displayPrint: compared.length < 2 ? 'none' : undefined }}>
      <Section title={t.compare} note={t.compareCount(compared.length)}>
        {missing > 0 && (
          <Alert severity="info" variant="outlined" sx={{ marginBottom: 1.5 }}>
            {t.compareMissing(missing)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBottom: 1.5, displayPrint: 'none' }}>
          {compared.map(({ id, name }) => (
            <Button
              key={id}
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={t.compareRemove(name)}
              onClick={({ currentTarget: { nextElementSibling: next } }) => {
                // This button disappears; after the last one, the clear button gets focus.
                if (next instanceof HTMLElement) next.focus();
                onRemove(id);
              }}
              sx={{ borderColor: 'divider', textAlign: 'start' }}
            >
              <bdi>{name}</bdi>
              <Box component="span" sx={{ display: 'inherit', marginInline: '8px -2px' }}>
                <X size={16} />
              </Box>
            </Button>
          ))}
          <Button size="small" onClick={onClear}>
            {t.compareClear}
          </Button>
        </Box>
        {compared.length < 2 ? (
          <Box sx={{ color: 'text.secondary' }}>{t.compareOneMore}</Box>
        ) : (
          <div className={styles.compared}>
            <StaticTable caption={t.compareCaption} columns={columns} rows={lines} />
          </div>
        )}
      </Section>
    </Box>
  );
}

interface Line {
  /** The path of its field, if the service sends the metric. */
  id: string;
  label: string;
  show: (row: RankedCampaign) => ReactNode;
}

function useLines(): Line[] {
  const t = useCampaignMessages();
  const format = useFormat();
  return useMemo(() => {
    const rate = (value: number | null, of: 'volume' | 'click') =>
      optional(value, (fraction) => (
        <RateBar rate={fraction} of={of}>
          {format.percent(fraction)}
        </RateBar>
      ));
    const count = (value: number | null | undefined) => optional(value, format.number);
    return [
      { id: 'type', label: t.type, show: ({ campaign }) => optional(campaign.type, (type) => getLabel(t.types, type)) },
      {
        id: 'status',
        label: t.status,
        show: ({ campaign }) => optional(campaign.status, (status) => getLabel(t.statuses, status)),
      },
      { id: 'sent_at', label: t.sentOn, show: ({ campaign }) => optional(campaign.sent_at, format.date) },
      { id: 'audience_count', label: t.audience, show: ({ campaign }) => count(campaign.audience_count) },
      { id: 'metrics.sent', label: t.metricNames.sent, show: ({ campaign }) => count(campaign.metrics?.sent) },
      {
        id: 'metrics.delivered',
        label: t.metricNames.delivered,
        show: ({ campaign }) => count(campaign.metrics?.delivered),
      },
      { id: 'metrics.opened', label: t.metricNames.opened, show: ({ campaign }) => count(campaign.metrics?.opened) },
      { id: 'metrics.clicked', label: t.metricNames.clicked, show: ({ campaign }) => count(campaign.metrics?.clicked) },
      {
        id: 'delivery_rate',
        label: t.metricNames.deliveryRate,
        show: ({ deliveryRate }) => rate(deliveryRate, 'volume'),
      },
      { id: 'open_rate', label: t.metricNames.openRate, show: (row) => <OpenRateCell row={row} /> },
      {
        id: 'from_median',
        label: t.fromMedian,
        show: ({ fromMedian }) => optional(fromMedian, (distance) => <bdi>{t.points(format.points(distance))}</bdi>),
      },
      {
        id: 'click_rate',
        label: t.metricNames.clickRate,
        show: ({ campaign }) => <CountedRate campaign={campaign} part="clicked" />,
      },
      { id: 'click_to_open', label: t.metricNames.clickToOpen, show: ({ clickToOpen }) => rate(clickToOpen, 'click') },
    ];
  }, [t, format]);
}
