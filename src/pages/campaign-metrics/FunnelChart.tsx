import { useMemo } from 'react';
import { Value } from '../../components/layout/Value.tsx';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useFormat } from '../../i18n/format.ts';
import type { Metrics } from '../shared/campaignMetrics.ts';
import { chartSizes } from '../shared/charts.ts';
import { ChartCard, type ChartColumn, CLICK_COLOR, OPEN_COLOR, VOLUME_COLOR } from './ChartCard.tsx';
import { HorizontalBars } from './lazyPlots.tsx';

interface Step {
  id: 'sent' | 'delivered' | 'opened' | 'clicked';
  label: string;
  color: string;
  messages: number | null;
  /** Delivered of sent, opened and clicked of delivered; null for sent, which is the whole. */
  rate: number | null;
  ofPrevious: number | null;
}

/** The funnel from sent to clicked, summed over the selection. */
export function FunnelChart({ metrics }: { metrics: Metrics }) {
  const t = useCampaignMessages();
  const format = useFormat();
  const steps = useMemo((): Step[] => {
    const step = (id: Step['id'], color: string, rate: number | null, ofPrevious = rate) => ({
      id,
      label: t.metricNames[id],
      color,
      messages: metrics[id],
      rate,
      ofPrevious,
    });
    const { deliveryRate, openRate, clickRate, clickToOpen } = metrics;
    return [
      step('sent', VOLUME_COLOR, null),
      step('delivered', VOLUME_COLOR, deliveryRate.rate),
      step('opened', OPEN_COLOR, openRate.rate),
      step('clicked', CLICK_COLOR, clickRate.rate, clickToOpen.rate),
    ];
  }, [metrics, t]);
  const columns = useMemo((): ChartColumn<Step>[] => {
    const rate = (value: number | null) => <Value>{value === null ? null : format.percent(value)}</Value>;
    return [
      { id: 'step', header: t.step, size: 110, value: ({ label }) => label },
      {
        id: 'messages',
        header: t.messages,
        size: 110,
        align: 'end',
        value: ({ messages }) => messages,
        show: ({ messages }) => <Value>{messages === null ? null : format.number(messages)}</Value>,
      },
      {
        id: 'rate',
        header: t.rate,
        size: 120,
        align: 'end',
        value: (step) => step.rate,
        show: (step) => (step.id === 'sent' ? '' : rate(step.rate)),
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
  /** The number and the rate of a bar; in short the rate alone, or the number of a bar without one. */
  const barText = (messages: number, index: number, isShort = false) => {
    const share = steps[index]?.rate;
    const count = format.number(messages);
    if (share === null || share === undefined) return count;
    return isShort ? format.percent(share) : t.countAndRate(count, format.percent(share));
  };
  return (
    <ChartCard
      title={t.funnel}
      note={t.funnelNote}
      fileName="campaign-funnel"
      legend={[
        { label: format.joinList([t.metricNames.sent, t.metricNames.delivered]), color: VOLUME_COLOR },
        { label: t.metricNames.opened, color: OPEN_COLOR },
        { label: t.metricNames.clicked, color: CLICK_COLOR },
      ]}
      columns={columns}
      rows={steps}
      hasLabels
      height={size.height}
      isEmpty={drawn.every((messages) => !messages)}
    >
      <HorizontalBars
        height={size.height}
        margin={{ ...size.labelledMargin, right: size.of(size.isNarrow ? 84 : 136) }}
        yAxis={[
          {
            ...size.axis,
            scaleType: 'band',
            data: steps.map(({ label }) => label),
            // Screen readers hear the label of each value.
            valueFormatter: (label: string) => label,
            width: 'auto',
            categoryGapRatio: 0.3,
            colorMap: {
              type: 'ordinal',
              values: steps.map(({ label }) => label),
              colors: steps.map(({ color }) => color),
            },
          },
        ]}
        xAxis={[
          {
            ...size.bottomAxis,
            min: 0,
            max: Math.max(...drawn.map(Number)),
            valueFormatter: (value: number) => format.compactNumber(value),
            tickNumber: 4,
          },
        ]}
        series={[
          {
            data: drawn,
            valueFormatter: (value, { dataIndex }) => (value === null ? '' : barText(value, dataIndex)),
            barLabel: ({ dataIndex, value }) => barText(value ?? 0, dataIndex, size.isNarrow),
            barLabelPlacement: 'outside',
          },
        ]}
      />
    </ChartCard>
  );
}
