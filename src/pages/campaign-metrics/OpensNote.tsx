import { Info } from 'lucide-react';
import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';
import styles from './OpensNote.module.css';

/** What opens can and cannot tell, to be read once; open on paper. */
export function OpensNote() {
  const t = useCampaignMetricsWords();
  return (
    <details className={styles.note}>
      <summary>
        <Info size={18} aria-hidden />
        {t.opensTitle}
      </summary>
      {t.opens.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
