import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';
import styles from './Page.module.css';

interface PageProps {
  title: string;
  /** One line under the title. */
  intro?: ReactNode;
  /** What can be done with the whole page; stands beside the title. `pageAction` also offers it in the command palette. */
  actions?: ReactNode;
  /** Of the title and the line under it. */
  titlesClassName?: string;
  children: ReactNode;
}

/** A screen: its title in the page and in the browser, its actions, its content. */
export function Page({ title, intro, actions, titlesClassName, children }: PageProps) {
  const t = useCommonWords();
  return (
    <div className={styles.page}>
      <title>{`${title} · ${t.productName}`}</title>
      <div className={styles.head}>
        <div className={clsx(styles.titles, titlesClassName)}>
          <h1 dir="auto">{title}</h1>
          {intro !== undefined && <div className={styles.intro}>{intro}</div>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
