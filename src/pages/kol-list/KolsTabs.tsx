import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { directoryPath, kolLookupPath } from '../../paths.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { useWorkingList } from '../../storage/kolList.ts';

/** The ways to find KOLs, as links: the directory, the list of ids of this tab, and the lookup. None without the directory. */
export function KolsTabs({ tab }: { tab: 'directory' | 'list' | 'lookUp' }) {
  const { directory: t } = useKolListMessages();
  const { ids, address } = useWorkingList();
  const hasDirectory = useHasDeskApi();
  if (!hasDirectory) return null;
  const tabs = [
    { value: 'directory', label: t.all, to: directoryPath() },
    ...(ids.length > 0 || tab === 'list' ? [{ value: 'list', label: t.list(ids.length), to: address }] : []),
    { value: 'lookUp', label: t.lookUp, to: kolLookupPath() },
  ];
  return (
    <Box component="nav" aria-label={t.tabsLabel} sx={navStyle}>
      {tabs.map(({ value, label, to }) => (
        <Button
          key={value}
          component={Link}
          size="small"
          color="inherit"
          to={to}
          aria-current={value === tab ? 'page' : undefined}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

const navStyle = {
  // Before the other actions of the page.
  order: -1,
  display: 'flex',
  gap: 0.5,
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > a': { flex: 'none', paddingInline: 1.5, whiteSpace: 'nowrap' },
  displayPrint: 'none',
} as const;
