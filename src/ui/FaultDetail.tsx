import { FaultCopy, type FaultCopyProps, logTime } from './FaultCopy.tsx';
import styles from './FaultDetail.module.css';

interface FaultDetailProps extends FaultCopyProps {
  /** The other side's own words: to be read, not copied, since nobody knows what they quote. */
  said?: string | null;
}

/** What to pass on when asking for help: on screen, and to be copied in one piece. */
export function FaultDetail({ said, ...copied }: FaultDetailProps) {
  return (
    <div className={styles.detail}>
      {said != null && <div dir="auto">{said}</div>}
      <div className={styles.marks}>
        <code>{[...copied.marks, logTime(copied.at)].join(' · ')}</code>
        <FaultCopy {...copied} />
      </div>
    </div>
  );
}
