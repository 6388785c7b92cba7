import type { Campaign } from '../../contract/campaign.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { optional, Value } from '../../ui/Value.tsx';
import { useCampaignWords } from '../../words/campaign.ts';
import { useFormat } from '../../words/format.ts';
import styles from './CampaignFunnel.module.css';

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
    <dl className={styles.funnel}>
      {steps.map(({ id, label, count, note }) => (
        <div key={id} className={styles.step}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figures}>
            {note !== undefined && <span className={styles.note}>{`(${note})`}</span>}
            <span className={styles.count}>
              <Value isUnreadable={isUnreadable(campaign, id)}>{optional(count, format.count)}</Value>
            </span>
          </dd>
          <dd aria-hidden className={styles.bar}>
            <div className={styles.fill} style={{ width: `${(100 * (count ?? 0)) / most}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
