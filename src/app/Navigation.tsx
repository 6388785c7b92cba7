import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { CalendarPlus, Megaphone, Package, Users } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { campaignsPath, kolsPath, newEventPath, productsPath, routes } from '../paths.ts';
import { BAR_LINE, FORCED, LOW, PHONE, TINY } from '../ui/media.ts';
import { useCommonWords } from '../words/common.ts';
import { useFrameWords } from '../words/frame.ts';

function usePlaces() {
  const t = useFrameWords();
  return [
    { label: t.kols, to: kolsPath(), icon: Users },
    { label: t.products, to: productsPath(), icon: Package },
    { label: t.campaigns, to: campaignsPath(), icon: Megaphone },
    { label: t.newEvent, to: newEventPath(), icon: CalendarPlus },
  ];
}

/** The product's name and, where there is room, the places beside it. */
export function TopNavigation() {
  const t = useFrameWords();
  const { productName } = useCommonWords();
  return (
    <>
      <Brand to={routes.home}>
        <img src="/icon.svg" alt="" width={26} height={26} />
        {productName}
      </Brand>
      <Box
        component="nav"
        aria-label={t.mainNavigation}
        sx={{ display: { xs: 'none', lg: 'flex' }, flexWrap: 'wrap', gap: 0.5, marginInline: '8px auto' }}
      >
        {usePlaces().map(({ label, to, icon: Icon }) => (
          <Place key={to} to={to} sx={{ '@media (max-width: 89.997rem)': { '& svg': { display: 'none' } } }}>
            <Icon size={18} aria-hidden />
            {label}
          </Place>
        ))}
      </Box>
    </>
  );
}

/** The same places within reach of a thumb. */
export function BottomNavigation() {
  const t = useFrameWords();
  return (
    <Box
      component="nav"
      aria-label={t.mainNavigation}
      sx={{
        display: { xs: 'flex', lg: 'none' },
        flexWrap: 'wrap',
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        displayPrint: 'none',
        [LOW]: { position: 'static' },
      }}
    >
      {usePlaces().map(({ label, to, icon: Icon }) => (
        <Place
          key={to}
          to={to}
          sx={{
            flex: '1 1 25%',
            // Enlarged text makes two lines of two rather than cutting words off.
            minWidth: 'min-content',
            flexDirection: 'column',
            gap: 0.25,
            borderRadius: 0,
            fontSize: '0.75rem',
            lineHeight: 1.25,
            px: 0.25,
            justifyContent: 'flex-start',
            textAlign: 'center',
            whiteSpace: 'normal',
          }}
        >
          <Icon size={20} aria-hidden />
          {label}
        </Place>
      ))}
    </Box>
  );
}

const Brand = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: BAR_LINE,
  fontWeight: 700,
  fontSize: '1.0625rem',
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [PHONE]: { marginInlineEnd: 'auto' },
  [TINY]: { flex: '1 0 100%' },
});

const Place = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  padding: '4px 12px',
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
  [FORCED]: { '&.active': { outline: '2px solid Highlight', outlineOffset: -4 } },
  '&.active': { color: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.action.selected },
}));
