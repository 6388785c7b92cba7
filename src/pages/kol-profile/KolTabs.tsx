import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { KOL_INCLUDES } from '../../contract/kol.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { kolOptions } from '../../queries/kols.ts';
import { includeOf, KOL_TABS, type KolTab, tabPath } from './tabs.ts';

interface KolTabsProps {
  kolId: string;
  tab: KolTab;
  /** The content of the selected tab. */
  children: ReactNode;
}

const PANEL_ID = 'kol-panel';
const idOf = (tab: KolTab) => `kol-tab-${tab}`;

/** The tabs of a profile. The URL contains the open tab; hovering over a tab prefetches its list. */
export function KolTabs({ kolId, tab, children }: KolTabsProps) {
  const t = useKolMessages();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const prefetch = (reached: KolTab) => {
    void queryClient.prefetchQuery(kolOptions(kolId, includeOf(reached)));
  };
  return (
    <>
      <Tabs
        variant="scrollable"
        scrollButtons={false}
        aria-label={t.tabsLabel}
        value={tab}
        onChange={(_change, next: KolTab) => void navigate(tabPath(kolId, next), { preventScrollReset: true })}
        sx={{
          marginBottom: 2.5,
          '& [role="tab"]:first-child': { marginInlineEnd: { md: '2rem' } },
        }}
      >
        {KOL_TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={<TabLabel kolId={kolId} tab={name} />}
            id={idOf(name)}
            aria-controls={PANEL_ID}
            onMouseEnter={() => prefetch(name)}
            onFocus={() => prefetch(name)}
          />
        ))}
      </Tabs>
      <Box
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={idOf(tab)}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        {children}
      </Box>
    </>
  );
}

/** A tab's name with its number of entries if the cache contains it. It makes no request. */
function TabLabel({ kolId, tab }: { kolId: string; tab: KolTab }) {
  const t = useKolMessages();
  // The timeline and a briefing read all lists at once.
  const own = useQuery({ ...kolOptions(kolId, includeOf(tab)), enabled: false });
  const all = useQuery({ ...kolOptions(kolId, KOL_INCLUDES), enabled: false });
  const { data } = own.dataUpdatedAt >= all.dataUpdatedAt ? own : all;
  const name = t.tabs[tab];
  if (tab === 'overview' || tab === 'timeline') return name;
  const list = data?.[tab];
  const count = Array.isArray(list) ? list.length : null;
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
