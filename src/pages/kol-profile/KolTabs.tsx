import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FocusableIconButton } from '../../components/form/FocusableButton.tsx';
import { useUrlState } from '../../components/table/urlState.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
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

/** The tabs of a profile with the numbers of records, and when the open one was read. The URL contains the open tab. */
export function KolTabs({ tab, profile, children }: KolTabsProps) {
  const t = useKolMessages();
  const [, setAddress] = useUrlState(KolAddress);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          marginBlock: -1,
          marginBlockEnd: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Tabs
          variant="scrollable"
          scrollButtons={false}
          aria-label={t.tabsLabel}
          value={tab}
          onChange={(_change, next: KolTab) => setAddress({ tab: next })}
          sx={{ minWidth: 0, border: 0 }}
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
      </Box>
      <Box
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={idOf(tab)}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
      >
        {children}
      </Box>
    </>
  );
}

/** A tab's name with its number of records once known. Its place is reserved from the start. */
function TabLabel({ tab, lists }: { tab: KolTab; lists: KolLists }) {
  const t = useKolMessages();
  const name = t.tabs[tab];
  if (tab === 'overview' || tab === 'timeline') return name;
  const list = lists[tab];
  const count = typeof list === 'string' ? null : list.length;
  return (
    <Box
      component="span"
      sx={[
        {
          marginInline: -0.5,
          textAlign: 'start',
          fontVariantNumeric: 'tabular-nums',
          '&::after': {
            content: 'attr(data-widest)',
            display: 'block',
            height: 0,
            overflow: 'hidden',
            visibility: 'hidden',
          },
        },
        count !== null && count > 99 && { marginInlineEnd: 'calc(-4px - 1ch)' },
      ]}
      data-widest={t.tabCount(name, 88)}
    >
      {count === null ? name : t.tabCount(name, count)}
    </Box>
  );
}

/** The time of reading and a refresh button. Its place is reserved from the start. */
function AsOf({ profile: { result, refresh } }: Pick<KolTabsProps, 'profile'>) {
  const t = useKolMessages();
  const format = useFormat();
  if (result.data === undefined && result.error !== null) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        // Room for the time from the start, so that the tabs never move.
        flex: '1 0 13rem',
        maxWidth: '100%',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 0.5,
        color: 'text.secondary',
      }}
    >
      {/* A refresh is announced again, even within the same minute. */}
      <Box role="status" sx={{ fontSize: 'body3.fontSize' }}>
        {result.data !== undefined && (
          <span key={result.dataUpdatedAt}>{t.asOf(format.time(new Date(result.dataUpdatedAt)))}</span>
        )}
      </Box>
      <FocusableIconButton aria-label={t.refresh} title={t.refresh} disabled={result.isFetching} onClick={refresh}>
        <RotateCw size={16} />
      </FocusableIconButton>
    </Box>
  );
}
