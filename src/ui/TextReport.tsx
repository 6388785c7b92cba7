import { Alert } from './Alert.tsx';
import styles from './TextReport.module.css';

/** More pieces than these are folded away until they are asked for. */
const MOST_OPEN = 20;

interface TextReportProps {
  /** What was found in the text. */
  children: string;
  /** How many pieces of it were not used, in words. */
  unusedTitle: string;
  unused: readonly string[];
  onDismiss: () => void;
}

/** What became of a text that somebody gave: what was found in it, and every piece that was not used. */
export function TextReport({ children, unusedTitle, unused, onDismiss }: TextReportProps) {
  return (
    <Alert
      severity={unused.length > 0 ? 'warning' : 'info'}
      variant="outlined"
      className={styles.report}
      onClose={onDismiss}
    >
      {children}
      {unused.length > 0 && (
        <details open={unused.length <= MOST_OPEN} className={styles.unused}>
          <summary>{unusedTitle}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who uses the keyboard scrolls it by reaching it */}
          <ul tabIndex={0} aria-label={unusedTitle}>
            {unused.map((piece) => (
              <li key={piece} dir="auto">
                {piece}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Alert>
  );
}
