import type { ReactNode } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import styles from './Page.module.css';

interface PageProps {
  title: string;
  /** The title in the browser, if it differs. The browser stores it in its history, so it must not contain a person's name. */
  windowTitle?: string;
  /** The way back, above the title. */
  above?: ReactNode;
  /** An image before the title. */
  avatar?: ReactNode;
  /** A sentence or a summary under the title. */
  intro?: ReactNode;
  /** The actions of the page, next to the title. `pageAction` also adds them to the command palette. */
  actions?: ReactNode;
  /** Links to the parts of the screen: beside the title where there is room, below it elsewhere. */
  tabs?: ReactNode;
  /** True for a table, which uses more of a wide window than text. */
  isWide?: boolean;
  /** True while the drawer of a record is open, which is beside the list in a wide window (`DetailDrawer`). */
  hasDrawer?: boolean;
  /** True for a list: it is as high as the window, and its rows scroll between what is above and below them. */
  fitsWindow?: boolean;
  children: ReactNode;
}

/** A screen: its title on the page and in the browser, its actions, its content. */
export function Page({
  title,
  windowTitle = title,
  above,
  avatar,
  intro,
  actions,
  tabs,
  isWide = false,
  hasDrawer = false,
  fitsWindow = false,
  children,
}: PageProps) {
  const t = useCommonMessages();
  return (
    <div
      className={styles.page}
      data-wide={isWide || undefined}
      data-drawer={hasDrawer || undefined}
      data-fits-window={fitsWindow || undefined}
    >
      <title>{`${windowTitle} · ${t.productName}`}</title>
      {above}
      <div
        className={styles.header}
        data-low={isWide || Boolean(tabs) || undefined}
        data-summarized={intro !== undefined || undefined}
        data-tabs={Boolean(tabs) || undefined}
      >
        {avatar && <div className={styles.avatar}>{avatar}</div>}
        <h1 dir="auto" className={styles.title}>
          {title}
        </h1>
        {intro !== undefined && (
          <div className={styles.intro} data-text={typeof intro === 'string' || undefined}>
            {intro}
          </div>
        )}
        {tabs && <div className={styles.tabs}>{tabs}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
