import { CalendarPlus, Megaphone, Package, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { useAppMessages } from '../i18n/app.ts';
import { useCommonMessages } from '../i18n/common.ts';
import { campaignsPath, kolsPath, newEventPath, productsPath, routes } from '../paths.ts';
import styles from './Navigation.module.css';

function usePlaces() {
  const t = useAppMessages();
  return [
    { label: t.kols, to: kolsPath(), icon: Users },
    { label: t.products, to: productsPath(), icon: Package },
    { label: t.campaigns, to: campaignsPath(), icon: Megaphone },
    { label: t.newEvent, to: newEventPath(), icon: CalendarPlus },
  ];
}

/** The product name and, on wide screens, the navigation items. */
export function TopNavigation() {
  const t = useAppMessages();
  const { productName } = useCommonMessages();
  return (
    <>
      <Link className={styles.brand} to={routes.home}>
        <img src="/icon.svg" alt="" width={26} height={26} />
        {productName}
      </Link>
      <nav aria-label={t.mainNavigation} className={styles.top}>
        {usePlaces().map(({ label, to, icon: Icon }) => (
          <NavLink key={to} to={to} className={styles.place}>
            <Icon size={18} aria-hidden />
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

/** The same items at the bottom of the screen. The page reserves their height. */
export function BottomNavigation() {
  const t = useAppMessages();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (bar.current === null) return;
    const { style } = document.documentElement;
    const size = new ResizeObserver(([entry]) =>
      style.setProperty('--places', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    size.observe(bar.current);
    return () => {
      size.disconnect();
      style.removeProperty('--places');
    };
  }, []);
  return (
    <nav ref={bar} aria-label={t.mainNavigation} className={styles.bottom}>
      {usePlaces().map(({ label, to, icon: Icon }) => (
        <NavLink key={to} to={to} className={styles.place}>
          <Icon size={20} aria-hidden />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
