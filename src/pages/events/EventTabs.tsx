import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Rows3 } from 'lucide-react';
import { useCallback } from 'react';
import { useHasRole } from '../../auth/role.ts';
import { CountedTab, CountedTabs } from '../../components/table/CountedTabs.tsx';
import { useEventListMessages } from '../../i18n/eventList.ts';
import { eventCountOptions } from '../../queries/events.ts';
import { useDrafts } from '../../storage/eventDrafts.ts';
import { BESIDE_DRAWER } from '../../theme/theme.ts';
import { type EventFilter, type EventsAddress, isCalendar, tabFilter } from './searchParams.ts';

interface EventTabsProps {
  address: EventsAddress;
  filter: EventFilter;
  onChange: (change: Partial<EventsAddress>) => void;
  /** What was pressed last. The table, the calendar and the drafts have buttons of their own: the chosen one takes the focus. */
  pressed: 'tab' | 'layout' | undefined;
  onPress: (pressed: 'tab' | 'layout') => void;
}

/** What another tab or layout does not keep. */
const RESET = { month: undefined, selected: undefined, sort: undefined };

/** What the screen shows: upcoming or past events or unsent drafts, each with its number, and as a table or a calendar. */
export function EventTabs({ address, filter, onChange, pressed, onPress }: EventTabsProps) {
  const t = useEventListMessages();
  const showsCalendar = isCalendar(address);
  // The calendar has no other days than its month.
  const counted = showsCalendar ? { ...filter, from: undefined, to: undefined } : filter;
  const { data: upcoming } = useQuery(eventCountOptions({ ...tabFilter(counted, 'upcoming'), sort: 'start_date' }));
  const { data: past } = useQuery(eventCountOptions({ ...tabFilter(counted, 'past'), sort: 'start_date' }));
  const drafts = useDrafts().length;
  const tabs = [
    { tab: undefined, label: t.upcoming, count: upcoming },
    { tab: 'past', label: t.past, count: past },
    ...(useHasRole('planner') ? ([{ tab: 'drafts', label: t.drafts, count: drafts }] as const) : []),
  ] as const;
  const layouts = [
    { layout: undefined, label: t.table, icon: Rows3 },
    { layout: 'calendar', label: t.calendar, icon: CalendarDays },
  ] as const;
  const choose = useCallback(
    (tab: EventsAddress['tab']) => {
      onPress('tab');
      onChange({ ...RESET, tab, layout: undefined });
    },
    [onChange, onPress],
  );
  const chooseLayout = (layout: EventsAddress['layout']) => {
    onPress('layout');
    // The tab stays for the way back to the table.
    if (layout !== address.layout) onChange({ ...RESET, layout });
  };
  return (
    <Box
      sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, justifyContent: 'space-between', gap: '4px 16px' }}
    >
      <CountedTabs label={t.tabsLabel} printed={!showsCalendar && tabs.find(({ tab }) => tab === address.tab)?.label}>
        {tabs.map(({ tab, ...each }) => {
          const isChosen = !showsCalendar && address.tab === tab;
          return (
            <CountedTab
              key={each.label}
              value={tab}
              {...each}
              isChosen={isChosen}
              autoFocus={isChosen && pressed === 'tab'}
              onChoose={choose}
            />
          );
        })}
      </CountedTabs>
      {address.tab !== 'drafts' && (
        <Box role="group" aria-label={t.layout} sx={layoutsStyle}>
          {layouts.map(({ layout, label, icon: Icon }) => (
            <Button
              key={label}
              size="small"
              color="inherit"
              aria-label={label}
              title={label}
              aria-pressed={address.layout === layout}
              autoFocus={address.layout === layout && pressed === 'layout'}
              onClick={() => chooseLayout(layout)}
              startIcon={<Icon size={16} />}
            >
              <span>{label}</span>
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

/* On a tablet and beside a drawer the icons alone leave room for the tabs. */
const layoutsStyle = {
  display: 'flex',
  flex: 'none',
  gap: 0.5,
  '& > button': { minWidth: 0, paddingInline: 1.5 },
  '& .MuiButton-startIcon': { margin: 0 },
  '& span + span': {
    marginInlineStart: 1,
    display: { sm: 'none', md: 'inline' },
    [BESIDE_DRAWER]: { display: 'none' },
  },
} as const;
