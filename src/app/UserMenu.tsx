import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check, Keyboard, LogOut, MonitorSmartphone, ScrollText, UserCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHasRole } from '../auth/role.ts';
import { useSession } from '../auth/session.ts';
import { useOverlays } from '../components/layout/overlays.ts';
import { useAccountMessages } from '../i18n/account.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useFormat } from '../i18n/format.ts';
import { isLanguage, LANGUAGES, type Language } from '../i18n/locale.ts';
import { useLocale } from '../i18n/localeStore.ts';
import { auditPath, routes } from '../paths.ts';
import { useSignOut } from './useSignOut.ts';

interface UserMenuProps {
  /** The button that opened the menu. */
  anchor: HTMLElement | null;
  /** The id of that button. */
  labelledBy: string;
  onLanguage: (language: Language) => void;
  onClose: () => void;
}

const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;

/** What belongs to the user and not to the screen: the session, the language, the colors, the shortcuts. */
export function UserMenu({ anchor, labelledBy, onLanguage, onClose }: UserMenuProps) {
  const t = useAppMessages();
  const { language } = useLocale();
  const { mode, setMode } = useColorScheme();
  const { openShortcuts, openSessions } = useOverlays();
  const signOut = useSignOut();
  const isManager = useHasRole('manager');
  const hasSession = useSession(({ user }) => user?.account != null);
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        // A landmark, because not all of its content is an item of the menu.
        paper: { component: 'section', 'aria-labelledby': labelledBy },
        list: { 'aria-labelledby': labelledBy, dense: true, sx: { minWidth: '15rem' } },
      }}
    >
      <WhoIsSignedIn />
      <Divider component="li" />
      {isManager && (
        <MenuItem component={Link} to={auditPath()} onClick={onClose}>
          <ListItemIcon>
            <ScrollText size={18} aria-hidden />
          </ListItemIcon>
          {t.audit}
        </MenuItem>
      )}
      {isManager && (
        <MenuItem component={Link} to={routes.people} onClick={onClose}>
          <ListItemIcon>
            <UserCog size={18} aria-hidden />
          </ListItemIcon>
          {t.people}
        </MenuItem>
      )}
      {isManager && <Divider component="li" />}
      <Heading>{t.language}</Heading>
      {Object.entries(LANGUAGES).map(([value, name]) => (
        // Each language has its own name, so that its speakers recognize it.
        <Choice
          key={value}
          isChosen={value === language}
          lang={value}
          onChoose={closeAnd(() => isLanguage(value) && onLanguage(value))}
        >
          {name}
        </Choice>
      ))}
      <Divider component="li" />
      <Heading>{t.appearance}</Heading>
      {COLOR_SCHEMES.map((scheme) => (
        <Choice key={scheme} isChosen={scheme === (mode ?? 'system')} onChoose={closeAnd(() => setMode(scheme))}>
          {t.colorSchemes[scheme]}
        </Choice>
      ))}
      <Divider component="li" />
      <MenuItem onClick={closeAnd(openShortcuts)}>
        <ListItemIcon>
          <Keyboard size={18} aria-hidden />
        </ListItemIcon>
        {t.shortcuts}
      </MenuItem>
      {hasSession && (
        <MenuItem onClick={closeAnd(openSessions)}>
          <ListItemIcon>
            <MonitorSmartphone size={18} aria-hidden />
          </ListItemIcon>
          {t.sessions}
        </MenuItem>
      )}
      <MenuItem onClick={closeAnd(signOut)}>
        <ListItemIcon>
          <LogOut size={18} aria-hidden />
        </ListItemIcon>
        {t.signOut}
      </MenuItem>
    </Menu>
  );
}

/** The person or the API key, the role, the organization, and the end of the session. With a key in the browser, none of it is known. */
function WhoIsSignedIn() {
  const t = useAppMessages();
  const { roles, signedInUntil } = useAccountMessages();
  const format = useFormat();
  const account = useSession(({ user }) => user?.account);
  if (!account) return <Heading>{t.signedIn}</Heading>;
  const { id, name, email, label, role, organization, ends_at } = account;
  const isToday = new Date(ends_at).toDateString() === new Date().toDateString();
  return (
    <ListSubheader
      role="presentation"
      disableSticky
      sx={{ paddingBlock: 1, lineHeight: 1.5, backgroundColor: 'transparent' }}
    >
      <Typography component="div" variant="body2" color="textPrimary" sx={whoStyle}>
        {name ?? (label || id)}
      </Typography>
      {email && <Box sx={whoStyle}>{email}</Box>}
      <Box sx={whoStyle}>
        {roles[role]} · {organization}
      </Box>
      <Box sx={whoStyle}>{signedInUntil(isToday ? format.timeShort(ends_at) : format.shortDateTime(ends_at))}</Box>
    </ListSubheader>
  );
}

const whoStyle = { maxWidth: '20rem', overflowWrap: 'anywhere' } as const;

/** A text between the items, which cannot be selected. */
function Heading({ children }: { children: ReactNode }) {
  return (
    <ListSubheader role="presentation" disableSticky sx={{ lineHeight: '2rem', backgroundColor: 'transparent' }}>
      {children}
    </ListSubheader>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  lang?: string;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several values, of which one is chosen. */
function Choice({ isChosen, lang, onChoose, children }: ChoiceProps) {
  return (
    <MenuItem role="menuitemradio" aria-checked={isChosen} lang={lang} onClick={onChoose}>
      <ListItemIcon>{isChosen && <Check size={18} aria-hidden />}</ListItemIcon>
      {children}
    </MenuItem>
  );
}
