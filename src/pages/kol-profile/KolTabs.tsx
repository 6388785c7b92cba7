import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FocusableIconButton } from '../../components/form/FocusableButton.tsx';
import { useIsPrinting } from '../../components/layout/useIsPrinting.ts';
import { useUrlState } from '../../components/table/urlState.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import styles from './KolProfile.module.css';
import { KOL_TABS, KolAddress, type KolTab } from './searchParams.ts';
import type { KolLists, useKolProfile } from './useKolProfile.ts';

interface KolTabsProps {
  tab: KolTab;
  profile: ReturnType<typeof useKolProfile>;
  /** The content of the selected tab. */
  children: ReactNode;
}

const PANEL_ID = 'kol-panel';
const idOf = (tab: KolTab) => `kol-tab-${tab}`;

/** The tabs of a profile with the numbers of records, and when the data of the open one was loaded. The URL contains the open tab. */
export function KolTabs({ tab, profile, children }: KolTabsProps) {
  const t = useKolMessages();
  const [, setAddress] = useUrlState(KolAddress);
  return (
    <>
      <div className={styles.tabLine}>
        <Tabs
          variant="scrollable"
          scrollButtons={false}
          aria-label={t.tabsLabel}
          value={tab}
          // The search and the order belong to the table of one tab.
          onChange={(_change, next: KolTab) => setAddress({ tab: next, search: undefined, sort: undefined })}
          className={styles.tabs}
        >
          {KOL_TABS.map((name) => (
            <Tab
              key={name}
              value={name}
              label={<TabLabel tab={name} lists={profile.lists} />}
              id={idOf(name)}
              aria-controls={PANEL_ID}
            />
          ))}
        </Tabs>
        <AsOf profile={profile} />
      </div>
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={idOf(tab)} className={styles.panel}>
        {children}
      </div>
    </>
  );
}

/** A tab's name, and its number of records when it is known. The layout reserves space for the number from the start. */
function TabLabel({ tab, lists }: { tab: KolTab; lists: KolLists }) {
  const t = useKolMessages();
  const name = t.tabs[tab];
  if (tab === 'overview' || tab === 'timeline') return name;
  const list = lists[tab];
  const count = typeof list === 'string' ? null : list.length;
  return (
    <span
      className={styles.tabLabel}
      data-widest={t.tabCount(name, 88)}
      data-long={(count !== null && count > 99) || undefined}
    >
      {count === null ? name : t.tabCount(name, count)}
    </span>
  );
}

/** Shows when the data was loaded, and a refresh button. The layout reserves its space from the start. */
function AsOf({ profile: { result, refresh } }: Pick<KolTabsProps, 'profile'>) {
  const t = useKolMessages();
  const format = useFormat();
  const isPrinting = useIsPrinting();
  if (result.data === undefined && result.error !== null) return null;
  const at = new Date(result.dataUpdatedAt);
  return (
    <div className={styles.asOf}>
      {/* A refresh is announced again, even within the same minute. */}
      <Box role="status" className={styles.time}>
        {result.data !== undefined && (
          <span key={result.dataUpdatedAt}>
            {t.asOf(isPrinting ? format.dateTime(at.toISOString()) : format.time(at))}
          </span>
        )}
      </Box>
      <FocusableIconButton aria-label={t.refresh} title={t.refresh} disabled={result.isFetching} onClick={refresh}>
        <RotateCw size={16} />
      </FocusableIconButton>
    </div>
  );
}
