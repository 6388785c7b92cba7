import type { Campaign } from '../../contract/campaign.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { Tag, type Tone } from '../../ui/Tag.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { useCampaignWords } from '../../words/campaign.ts';
import { labelOf } from '../../words/labelOf.ts';

const TONES: Record<string, Tone> = { draft: 'neutral', active: 'positive', paused: 'warning', completed: 'info' };

/** The state of a campaign (interface §3). */
export function CampaignStatus({ campaign }: { campaign: Read<Campaign> }) {
  const t = useCampaignWords();
  return (
    <Value isUnreadable={isUnreadable(campaign, 'status')}>
      {optional(campaign.status, (status) => (
        <Tag tone={TONES[status]}>{labelOf(t.statuses, status)}</Tag>
      ))}
    </Value>
  );
}
