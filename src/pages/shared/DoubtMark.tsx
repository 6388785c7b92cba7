import { TriangleAlert } from 'lucide-react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './DoubtMark.module.css';

interface DoubtMarkProps {
  /** Why the figure is in doubt, on hover. */
  why: string;
  /** What is read out before the figure; the whole reason where it is said nowhere else. */
  said?: string;
}

/** Stands before a figure that is in doubt. */
export const DoubtMark = ({ why, said = why }: DoubtMarkProps) => (
  <span title={why} className={styles.mark}>
    <TriangleAlert size={14} aria-hidden />
    <VisuallyHidden>{said}</VisuallyHidden>
  </span>
);
