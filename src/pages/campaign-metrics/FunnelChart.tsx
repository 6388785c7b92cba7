import { BarChart } from '@mui/x-charts/BarChart';
import { useMemo } from 'react';
import { Value } from '../../components/layout/Value.tsx';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import { useFormat } from '../../i18n/format.ts';
import { chartSizes } from '../shared/charts.ts';
import { ChartCard, type ChartColumn, OPEN_COLOR } from './ChartCard.tsx';
import type { Metrics } from './metrics.ts';

interface Step {
  id: 'sent' | 'delivered' | 'opened' | 'clicked';
  label: string;
  messages: number | null;
  ofSent: number | null;
  ofPrevious: number | null;
}

/** The funnel from sent to clicked, summed over the selection. */
export function FunnelChart({ metrics }: { metrics: Metrics }) {
  const t = useCampaignMetricsMessages();
  const campaign = useCampaignMessages();
  const format = useFormat();
  const steps = useMemo((): Step[] => {
    const { sent, delivered, opened, clicked, deliveryRate, openRate, clickToOpen } = metrics;
    return [
      { id: 'sent', label: t.sent, messages: sent, ofSent: null, ofPrevious: null },
      {
        id: 'delivered',
        label: t.delivered,
        messages: delivered,
        ofSent: deliveryRate.rate,
        ofPrevious: deliveryRate.rate,
      },
      {
        id: 'opened',
        label: t.opened,
        messages: opened,
        ofSent: metrics.openedOfSent.rate,
        ofPrevious: openRate.rate,
      },
      {
        id: 'clicked',
        label: t.clicked,
        messages: clicked,
        ofSent: metrics.clickedOfSent.rate,
        ofPrevious: clickToOpen.rate,
      },
    ];
  }, [metrics, t]);
  const columns = useMemo((): ChartColumn<Step>[] => {
    const rate = (value: number | null) => <Value>{value === null ? null : format.rate(value)}</Value>;
    return [
      { id: 'step', header: t.step, size: 110, value: ({ label }) => label },
      {
        id: 'messages',
        header: t.messages,
        size: 110,
        align: 'end',
        value: ({ messages }) => messages,
        show: ({ messages }) => <Value>{messages === null ? null : format.count(messages)}</Value>,
      },
      {
        id: 'of_sent',
        header: t.ofSent,
        size: 120,
        align: 'end',
        value: ({ ofSent }) => ofSent,
        // Sent is the whole, so it has no share.
        show: ({ id, ofSent }) => (id === 'sent' ? '' : rate(ofSent)),
      },
      {
        id: 'of_step_before',
        header: t.ofStepBefore,
        size: 150,
        align: 'end',
        value: ({ ofPrevious }) => ofPrevious,
        show: ({ id, ofPrevious }) => (id === 'sent' ? '' : rate(ofPrevious)),
      },
    ];
  }, [t, format]);
  const size = chartSizes();
  const drawn = steps.map(({ messages }) => messages);
  return (
    <ChartCard
      title={campaign.funnel}
      note={t.funnelNote}
      fileName="campaign-funnel"
      legend={[{ label: t.messages, color: OPEN_COLOR }]}
      columns={columns}
      rows={steps}
      hasLabels
      isEmpty={drawn.every((messages) => !messages)}
    >
      <BarChart
        layout="horizontal"
        height={size.height}
        skipAnimation
        hideLegend
        margin={size.labelledMargin}
        grid={{ vertical: true }}
        yAxis={[
          {
            ...size.axis,
            scaleType: 'band',
            data: steps.map(({ label }) => label),
            // Screen readers hear the label of each value.
            valueFormatter: (label: string) => label,
            width: size.of(84),
            categoryGapRatio: 0.3,
          },
        ]}
        xAxis={[
          {
            ...size.axis,
            height: size.of(25),
            min: 0,
            max: Math.max(...drawn.map(Number)),
            valueFormatter: (value: number) => format.roughCount(value),
            tickNumber: 4,
          },
        ]}
        series={[
          {
            data: drawn,
            color: OPEN_COLOR,
            valueFormatter: (value) => (value === null ? '' : format.count(value)),
            barLabel: ({ dataIndex, value }) => {
              const ofSent = steps[dataIndex]?.ofSent;
              return ofSent === null || ofSent === undefined ? format.count(value ?? 0) : format.rate(ofSent);
            },
            barLabelPlacement: 'outside',
          },
        ]}
      />
    </ChartCard>
  );
}
