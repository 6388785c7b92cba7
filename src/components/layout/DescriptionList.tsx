import { Fragment, type ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** Labelled values as a description list. */
export function DescriptionList({ items }: { items: { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two labels may be equal (a field and a network)
        <Fragment key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
