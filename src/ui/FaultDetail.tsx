import { useCommonWords } from '../words/common.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './FaultDetail.module.css';

interface FaultDetailProps {
  /** What happened, as the reader was told. */
  title: string;
  /** What finds it again: the request, its status and id. Nothing that somebody typed. */
  marks: readonly string[];
  /** When it was found out, in milliseconds since 1970. */
  at: number;
  /** The other side's own words: to be read, not copied, since nobody knows what they quote. */
  said?: string | null;
}

/** What to pass on when asking for help: on screen, and to be copied in one piece. */
export function FaultDetail({ title, marks, at, said }: FaultDetailProps) {
  const t = useCommonWords();
  // In UTC and without words, as logs have it: it is read by whoever runs the service.
  const time = new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
  const text = [`${t.productName}: ${title}`, ...marks, time].join('\n');
  return (
    <div className={styles.detail}>
      {said != null && <div dir="auto">{said}</div>}
      <div className={styles.marks}>
        <code>{[...marks, time].join(' · ')}</code>
        <CopyButton text={text} label={t.fault.copyDetail} />
      </div>
    </div>
  );
}
