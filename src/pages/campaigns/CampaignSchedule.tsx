import type { Campaign } from '../../contract/campaign.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { Value } from '../../ui/Value.tsx';
import { useCampaignWords } from '../../words/campaign.ts';
import { useFormat } from '../../words/format.ts';
import { labelOf } from '../../words/labelOf.ts';

/** How a campaign goes out: at once, or on which day; the exact moment on hover. */
export function CampaignSchedule({ campaign }: { campaign: Read<Campaign> }) {
  const t = useCampaignWords();
  const format = useFormat();
  const { schedule } = campaign;
  const isBroken =
    isUnreadable(campaign, 'schedule') || ['type', 'send_at'].some((field) => isUnreadable(schedule, field));
  const type = schedule?.type && labelOf(t.schedules, schedule.type);
  if (!type || !schedule.send_at) return <Value isUnreadable={isBroken}>{type}</Value>;
  return (
    <span title={t.scheduledFor(format.moment(schedule.send_at))}>
      {t.scheduledOn(type, format.momentDay(schedule.send_at))}
    </span>
  );
}
