import Box from '@mui/material/Box';
import { DescriptionList } from '../../components/layout/DescriptionList.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import type { Campaign } from '../../contract/campaign.ts';
import { isUnreadable, type Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useFormat } from '../../i18n/format.ts';
import { FORCED_COLORS } from '../../theme/theme.ts';
import { shareOf } from '../shared/campaignMetrics.ts';

/** The funnel from audience to clicks, as bars and numbers. Before the first message was sent, only the audience. */
export function CampaignFunnel({ campaign }: { campaign: Parsed<Campaign> }) {
  const t = useCampaignMessages();
  const format = useFormat();
  const { sent, delivered, opened, clicked } = campaign.metrics ?? {};
  const noteOf = (share: number | null, toText: (share: string) => string) =>
    share === null ? undefined : toText(format.percent(share));
  const audience = { id: 'audience_count', label: t.audience_count, count: campaign.audience_count, note: undefined };
  if (sent === 0)
    return (
      <>
        <DescriptionList
          items={[
            {
              label: audience.label,
              value: (
                <Value isUnreadable={isUnreadable(campaign, audience.id)}>
                  {optional(audience.count, format.number)}
                </Value>
              ),
            },
          ]}
        />
        <Box sx={{ marginTop: 1, color: 'text.secondary' }}>{t.nothingSent}</Box>
      </>
    );
  const steps = [
    audience,
    { id: 'metrics.sent', label: t.sent, count: sent, note: undefined },
    {
      id: 'metrics.delivered',
      label: t.delivered,
      count: delivered,
      note: noteOf(shareOf(delivered, sent), t.shareOfSent),
    },
    {
      id: 'metrics.opened',
      label: t.opened,
      count: opened,
      note: noteOf(shareOf(opened, delivered), t.shareOfDelivered),
      color: 'chart.open',
    },
    {
      id: 'metrics.clicked',
      label: t.clicked,
      count: clicked,
      note: noteOf(shareOf(clicked, delivered), t.shareOfDelivered),
      color: 'chart.click',
    },
  ];
  const maximum = Math.max(1, ...steps.map(({ count }) => count ?? 0));
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, margin: 0 }}>
      {steps.map(({ id, label, count, note, color = 'chart.volume' }) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <Box
            component="dt"
            sx={{ flex: '1 0 auto', maxWidth: '100%', overflowWrap: 'anywhere', color: 'text.secondary' }}
          >
            {label}
          </Box>
          <Box component="dd" sx={metricsStyle}>
            {note !== undefined && <Box component="span" sx={{ color: 'text.secondary' }}>{`(${note})`}</Box>}
            <Box component="span" sx={{ fontWeight: 600 }}>
              <Value isUnreadable={isUnreadable(campaign, id)}>{optional(count, format.number)}</Value>
            </Box>
          </Box>
          <Box
            component="dd"
            aria-hidden
            sx={{
              flexBasis: '100%',
              height: 10,
              margin: 0,
              borderRadius: 1,
              backgroundColor: 'action.selected',
              overflow: 'hidden',
              [FORCED_COLORS]: { border: '1px solid' },
            }}
          >
            <Box
              sx={{
                height: '100%',
                backgroundColor: color,
                [FORCED_COLORS]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
              }}
              style={{ width: `${(100 * (count ?? 0)) / maximum}%` }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/* If there is no space for both, the share goes below the number. */
const metricsStyle = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'end',
  columnGap: 1.5,
  minWidth: 0,
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
} as const;
