import BottomNavigationBar from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { CalendarPlus, Megaphone, Package, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, Link as RouterLink } from 'react-router';
import { useAppMessages } from '../i18n/app.ts';
import { useCommonMessages } from '../i18n/common.ts';
import { campaignsPath, kolsPath, newEventPath, productsPath, routes } from '../paths.ts';
import { ENLARGED_TEXT, LITTLE_SPACE } from '../theme/theme.ts';

function useNavigationItems() {
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
      <Link component={RouterLink} to={routes.home} color="inherit" underline="none" variant="h2" sx={brandStyle}>
        <img src="/icon.svg" alt="" width={26} height={26} />
        {productName}
      </Link>
      <Box component="nav" aria-label={t.mainNavigation} sx={topStyle}>
        {useNavigationItems().map(({ label, to, icon: Icon }) => (
          <Button key={to} component={NavLink} to={to} startIcon={<Icon size={18} aria-hidden />}>
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
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (bar.current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--bottom-navigation-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-navigation-height');
    };
  }, []);
  return (
    <BottomNavigationBar ref={bar} component="nav" aria-label={t.mainNavigation} showLabels sx={bottomStyle}>
      {useNavigationItems().map(({ label, to, icon: Icon }) => (
        <BottomNavigationAction
          key={to}
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
  minHeight: 'var(--app-bar-line)',
  marginInlineEnd: { xs: 'auto', sm: 0 },
  whiteSpace: 'nowrap',
  // With enlarged text, the name and the buttons need two lines.
  [ENLARGED_TEXT]: { flex: '1 0 100%' },
} as const;

const topStyle = {
  display: { xs: 'none', lg: 'flex' },
  flexWrap: 'wrap',
  gap: 0.5,
  marginInline: '8px auto',
  '& .MuiButton-root': {
    minHeight: 'var(--mui-touchTarget)',
    paddingInline: 1.5,
    fontSize: 'body1.fontSize',
    whiteSpace: 'nowrap',
    '&:not([aria-current])': { color: 'text.secondary', '&:hover': { color: 'text.primary' } },
  },
  '& .MuiButton-startIcon': { display: { xs: 'none', xl: 'inherit' } },
} as const;

const bottomStyle = {
  display: { lg: 'none' },
  flexWrap: 'wrap',
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 'appBar',
  height: 'auto',
  borderTop: 1,
  borderColor: 'divider',
  // In a small window a fixed bar would cover too much, so it stays at its place in the page.
  [LITTLE_SPACE]: {
    position: 'static',
    borderTop: 0,
    borderBottom: 1,
    borderColor: 'divider',
  },
  displayPrint: 'none',
} as const;
