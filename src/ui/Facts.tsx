import { Fragment, type ReactNode } from 'react';
import styles from './Facts.module.css';

/** Labelled values under each other, as a description list. */
export function Facts({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
