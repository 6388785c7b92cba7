import { clsx } from 'clsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: string | number;
  /** Of an area; without it, it is a line of text. */
  height?: number;
  className?: string;
}

/** Stands where something will be that is on its way. */
export const Skeleton = ({ width, height, className }: SkeletonProps) => (
  <span className={clsx(styles.skeleton, height === undefined && styles.text, className)} style={{ width, height }} />
);
