import BottomNavigationBar from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { CalendarDays, CalendarPlus, Megaphone, Package, Users } from 'lucide-react';
import { NavLink, Link as RouterLink } from 'react-router';
import { useHasRole } from '../auth/role.ts';
import { useHeightVariable } from '../components/layout/useHeightVariable.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useCommonMessages } from '../i18n/common.ts';
import { campaignsPath, eventsPath, kolsPath, newEventPath, productsPath, routes } from '../paths.ts';
import { useHasDeskApi } from '../queries/deskApi.ts';
import { useKolsAddress } from '../storage/kolList.ts';
import { BOTTOM_NAVIGATION, SHORT_OR_ENLARGED } from '../theme/theme.ts';

function useNavigationItems() {
  const t = useAppMessages();
  const kolsAddress = useKolsAddress();
  const hasEvents = useHasDeskApi();
  const mayCreateEvents = useHasRole('planner');
  return [
    // The last list, if this tab has one.
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

/** The product name and, except on phones, the navigation items. */
export function TopNavigation() {
  const t = useAppMessages();
  const { productName } = useCommonMessages();
  return (
    <>
      <Link
        component={RouterLink}
        to={routes.home}
        aria-label={productName}
        color="inherit"
        underline="none"
        variant="h2"
        sx={brandStyle}
      >
        <img src="/icon.svg" alt="" width={26} height={26} />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {productName}
        </Box>
      </Link>
      <Box component="nav" aria-label={t.mainNavigation} sx={topStyle}>
        {useNavigationItems().map(({ label, to, icon: Icon }) => (
          <Button key={label} component={NavLink} to={to} startIcon={<Icon size={18} aria-hidden />}>
            {label}
          </Button>
        ))}
      </Box>
    </>
  );
}

/** The same items at the bottom of the screen. The page reserves their height. */
export function BottomNavigation() {
  const t = useAppMessages();
  const bar = useHeightVariable('--bottom-navigation-height');
  return (
    <BottomNavigationBar ref={bar} component="nav" aria-label={t.mainNavigation} showLabels sx={bottomStyle}>
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

const brandStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: { xs: 'var(--mui-touchTarget)', md: 0 },
  minHeight: 'var(--mui-touchTarget)',
  whiteSpace: 'nowrap',
} as const;

const topStyle = {
  display: 'flex',
  gap: { xs: 0, md: 0.5 },
  '& .MuiButton-root': {
    paddingInline: { xs: 1, md: 1.5 },
    whiteSpace: 'nowrap',
    '&:not([aria-current])': { color: 'text.secondary', '&:hover': { color: 'text.primary' } },
  },
  // Where the search beside them has room too.
  '& .MuiButton-startIcon': { display: { xs: 'none', lg: 'inherit' } },
  [BOTTOM_NAVIGATION]: { display: 'none' },
} as const;

const bottomStyle = {
  display: 'none',
  [BOTTOM_NAVIGATION]: { display: 'flex' },
  flexWrap: 'wrap',
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 'appBar',
  height: 'auto',
  borderTop: 1,
  borderColor: 'divider',
  // Long names get more room than short ones, so that all have one line on a phone.
  '& .MuiBottomNavigationAction-root': { flexBasis: 'auto', minWidth: 'auto', paddingInline: 0.5 },
  // In a small window a fixed bar would cover too much, so it stays at its place in the page.
  [SHORT_OR_ENLARGED]: {
    position: 'static',
    borderTop: 0,
    borderBottom: 1,
    borderColor: 'divider',
  },
  displayPrint: 'none',
} as const;
