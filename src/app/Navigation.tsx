import BottomNavigationBar from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CalendarDays, CalendarPlus, Megaphone, Package, Users } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useHasRole } from '../auth/role.ts';
import { Logo } from '../components/layout/Logo.tsx';
import { useHeightVariable } from '../components/layout/useHeightVariable.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useCommonMessages } from '../i18n/common.ts';
import { campaignsPath, eventsPath, kolsPath, newEventPath, productsPath, routes } from '../paths.ts';
import { useHasDeskApi } from '../queries/deskApi.ts';
import { useKolsAddress } from '../storage/kolList.ts';
import { BOTTOM_NAVIGATION } from '../theme/theme.ts';
import styles from './AppLayout.module.css';

/** The screens in the top bar, or at the bottom of a phone. */
function useNavigationItems() {
  const t = useAppMessages();
  const kolsAddress = useKolsAddress();
  const hasEvents = useHasDeskApi();
  const mayCreateEvents = useHasRole('planner');
  return [
    // The list of KOLs that this tab opened last, if it opened one.
    { label: t.kols, to: kolsAddress || kolsPath(), icon: Users },
    { label: t.products, to: productsPath(), icon: Package },
    { label: t.campaigns, to: campaignsPath(), icon: Megaphone },
    ...(hasEvents
      ? [{ label: t.events, to: eventsPath(), icon: CalendarDays }]
      : mayCreateEvents
        ? [{ label: t.newEvent, to: newEventPath(), icon: CalendarPlus }]
        : []),
  ];
}

/** The logo and the product name, which link to the home screen. */
export function Brand() {
  const { productName } = useCommonMessages();
  return (
    <Link to={routes.home} aria-label={productName} className={styles.brand}>
      <Logo size={26} />
      <span>{productName}</span>
    </Link>
  );
}

/** True if the navigation items are at the bottom of the screen, false if they are in the top bar. */
export const useHasBottomNavigation = () => useMediaQuery(BOTTOM_NAVIGATION, { noSsr: true });

/** The navigation items in the top bar. */
export function TopNavigation() {
  const { mainNavigation } = useAppMessages();
  return (
    <nav aria-label={mainNavigation} className={styles.topNavigation}>
      {useNavigationItems().map(({ label, to, icon: Icon }) => (
        <NavLink key={label} to={to}>
          <Icon size={18} aria-hidden />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

/** The same items at the bottom of the screen. The page reserves their height. */
export function BottomNavigation() {
  const t = useAppMessages();
  const bar = useHeightVariable('--bottom-navigation-height');
  return (
    <BottomNavigationBar
      ref={bar}
      component="nav"
      aria-label={t.mainNavigation}
      showLabels
      className={styles.bottomNavigation}
    >
      {useNavigationItems().map(({ label, to, icon: Icon }) => (
        <BottomNavigationAction
          key={label}
          component={NavLink}
          to={to}
          label={label}
          icon={<Icon size={20} aria-hidden />}
        />
      ))}
    </BottomNavigationBar>
  );
}
