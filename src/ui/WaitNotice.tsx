import { useCommonWords } from '../words/common.ts';
import { useFormat } from '../words/format.ts';
import styles from './WaitNotice.module.css';

/**
 * Says until when the service has asked to wait. It stays on the page where there is nothing to say, so that screen
 * readers hear of what comes into it.
 * @param until milliseconds since 1970; null where it does not
 */
export function WaitNotice({ until }: { until: number | null }) {
  const t = useCommonWords().fault;
  const format = useFormat();
  return (
    <div role="status" className={styles.notice}>
      {until !== null && t.waitsUntil(format.clock(new Date(until)))}
    </div>
  );
}
