import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { KOL_INCLUDES } from '../../contract/kol.ts';
import { kolOptions } from '../../queries/kols.ts';
import { useKolWords } from '../../words/kol.ts';
import { includeOf, KOL_TABS, type KolTab, tabPath } from './tabs.ts';

interface KolTabsProps {
  kolId: string;
  tab: KolTab;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** The sections of a profile. The address says which one is open; pointing at a tab already asks for its list. */
export function KolTabs({ kolId, tab, children }: KolTabsProps) {
  const t = useKolWords();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const prefetch = (include: KolTab) => void queryClient.prefetchQuery(kolOptions(kolId, includeOf(include)));
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: KolTab) => navigate(tabPath(kolId, next), { preventScrollReset: true })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t.tabsLabel}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}
      >
        {KOL_TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={<TabLabel kolId={kolId} tab={name} />}
            id={`kol-tab-${name}`}
            aria-controls="kol-panel"
            onMouseEnter={() => prefetch(name)}
            onFocus={() => prefetch(name)}
          />
        ))}
      </Tabs>
      <Box id="kol-panel" role="tabpanel" aria-labelledby={`kol-tab-${tab}`} sx={{ display: 'grid', gap: 2 }}>
        {children}
      </Box>
    </>
  );
}

/** A list's name, with how many entries it has once that is known from an answer; it asks for nothing itself. */
function TabLabel({ kolId, tab }: { kolId: string; tab: KolTab }) {
  const t = useKolWords();
  // The timeline and a briefing read all lists at once.
  const own = useQuery({ ...kolOptions(kolId, includeOf(tab)), enabled: false });
  const all = useQuery({ ...kolOptions(kolId, KOL_INCLUDES), enabled: false });
  const { data } = own.dataUpdatedAt >= all.dataUpdatedAt ? own : all;
  const list = tab === 'overview' || tab === 'timeline' ? null : data?.[tab];
  return Array.isArray(list) ? t.tabCount(t.tabs[tab], list.length) : t.tabs[tab];
}
