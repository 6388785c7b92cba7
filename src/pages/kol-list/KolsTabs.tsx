import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { directoryPath, kolLookupPath } from '../../paths.ts';
import { useWorkingList } from '../../storage/kolList.ts';
import styles from './KolList.module.css';

/** The pages of the KOLs screen. */
export type KolsTab = 'directory' | 'list' | 'lookup';

interface KolsTabsProps {
  tab: KolsTab;
  /** The list on screen, if it is one; otherwise the tab leads to the one that this browser tab worked on last. */
  list?: { ids: readonly string[]; address: string };
}

/** The ways to find KOLs, as links: the directory, the list of ids of this tab, and the lookup. Paper names the current one. */
export function KolsTabs({ tab, list }: KolsTabsProps) {
  const { directory: t } = useKolListMessages();
  const workingList = useWorkingList();
  const { ids, address } = list ?? workingList;
  const tabs = [
    { value: 'directory', label: t.all, to: directoryPath() },
    ...(ids.length > 0 ? [{ value: 'list', label: t.list(ids.length), to: address }] : []),
    { value: 'lookup', label: t.lookup, to: kolLookupPath() },
  ];
  return (
    <>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>{tabs.find(({ value }) => value === tab)?.label}</Box>
      <nav aria-label={t.tabsLabel} className={styles.tabs}>
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
      </nav>
    </>
  );
}
