import Box from '@mui/material/Box';
import type { Campaign } from '../../contract/campaign.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { FORCED, FORCED_FILL } from '../../ui/media.ts';
import { optional, Value } from '../../ui/Value.tsx';
import { useCampaignWords } from '../../words/campaign.ts';
import { useFormat } from '../../words/format.ts';

/** From the audience to the clicks, as bars and as numbers. */
export function CampaignFunnel({ campaign }: { campaign: Read<Campaign> }) {
  const t = useCampaignWords();
  const format = useFormat();
  const { sent, delivered, opened, clicked } = campaign.metrics ?? {};
  const share = (part: number | null | undefined, whole: number | null | undefined, say: (share: string) => string) =>
    typeof part === 'number' && whole ? say(format.rate(part / whole)) : undefined;
  const steps = [
    { id: 'audience_count', label: t.audience_count, count: campaign.audience_count, note: undefined },
    { id: 'metrics.sent', label: t.sent, count: sent, note: undefined },
    { id: 'metrics.delivered', label: t.delivered, count: delivered, note: share(delivered, sent, t.delivered_of) },
    { id: 'metrics.opened', label: t.opened, count: opened, note: share(opened, delivered, t.opened_of) },
    { id: 'metrics.clicked', label: t.clicked, count: clicked, note: share(clicked, delivered, t.opened_of) },
  ];
  const most = Math.max(1, ...steps.map(({ count }) => count ?? 0));
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {steps.map(({ id, label, count, note }) => (
        <Box key={id} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'end' }}>
            {note !== undefined && (
              <Box component="span" sx={{ color: 'text.secondary', marginInlineEnd: 1.5 }}>{`(${note})`}</Box>
            )}
            <Box component="span" sx={{ fontWeight: 600 }}>
              <Value isUnreadable={isUnreadable(campaign, id)}>{optional(count, format.count)}</Value>
            </Box>
          </Box>
          <Box
            component="dd"
            aria-hidden
            sx={{
              gridColumn: '1 / -1',
              m: 0,
              height: 10,
              borderRadius: 1,
              bgcolor: 'action.selected',
              overflow: 'hidden',
              [FORCED]: { border: '1px solid' },
            }}
          >
            <Box
              sx={{ height: '100%', bgcolor: 'primary.main', [FORCED]: FORCED_FILL }}
              style={{ width: `${(100 * (count ?? 0)) / most}%` }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
