import { useColorScheme } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useHasRole } from '../auth/role.ts';
import { useSession } from '../auth/session.ts';
import { useOverlays } from '../components/layout/overlays.ts';
import { listPageActions } from '../components/layout/pageActions.ts';
import { dayOfEvent } from '../contract/calendarDays.ts';
import { kolIdsInText } from '../contract/kolIds.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useCommandPaletteMessages } from '../i18n/commandPalette.ts';
import { useFormat } from '../i18n/format.ts';
import { isLanguage, LANGUAGES, type Language } from '../i18n/locale.ts';
import { useCreatedEventPath } from '../pages/shared/useCreatedEventPath.ts';
import { useKolDetail } from '../pages/shared/useKolDetail.ts';
import { MIN_SEARCH_LENGTH, useKolSearch } from '../pages/shared/useKolSearch.ts';
import {
  auditPath,
  campaignMetricsPath,
  campaignsPath,
  directoryPath,
  eventsPath,
  FIND_BY_ID,
  kolPath,
  kolsPath,
  newEventPath,
  productsPath,
  routes,
} from '../paths.ts';
import { getCachedName, listCachedKolNames } from '../queries/cachedNames.ts';
import { campaignListOptions } from '../queries/campaigns.ts';
import { useHasDeskApi } from '../queries/deskApi.ts';
import { eventListOptions } from '../queries/events.ts';
import { productListOptions } from '../queries/products.ts';
import { useDebouncedValue } from '../queries/useDebouncedValue.ts';
import { useLowercaseIds } from '../queries/useLowercaseIds.ts';
import { type QueryState, useQueryState } from '../queries/useQueryState.ts';
import { useCreatedEventTitles } from '../storage/createdEvents.ts';
import { useDraftTitles } from '../storage/eventDrafts.ts';
import { setIdParseResult } from '../storage/kolList.ts';
import { useRecent } from '../storage/recentRecords.ts';
import { useShortlists } from '../storage/shortlists.ts';
import { commandKeywords } from './commandKeywords.ts';
import { useSignOut } from './useSignOut.ts';

/** An action of the command palette. */
export interface Command {
  id: string;
  /** The heading of its group; entries of one group follow each other. */
  group: string;
  label: string;
  detail?: string;
  /** Synonyms. */
  keywords?: string;
  /** The address that it opens. */
  to?: string;
  run: () => void;
}

/**
 * Returns all entries that do not depend on the typed text.
 * @param onLanguage changes the language. It belongs to the layout, which shows its error after the palette has closed
 */
export function useCommands(onLanguage: (language: Language) => void): Command[] {
  const t = useCommandPaletteMessages();
  const app = useAppMessages();
  const signOut = useSignOut();
  const { openShortcuts, openSessions } = useOverlays();
  const hasDeskApi = useHasDeskApi();
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  const goTo = useGoTo();
  const mayCreateEvents = useHasRole('planner');
  const isManager = useHasRole('manager');
  const hasSession = useSession(({ user }) => user?.account != null);
  // The page actions when the palette opens; the page behind it does not change meanwhile.
  const [onPage] = useState(listPageActions);
  const named = (command: Command) => ({ ...command, keywords: commandKeywords(command.label, t.keywords) });
  const action = (id: string, label: string, run: () => void, group = t.actions) => named({ id, group, label, run });
  return [
    ...onPage.map(({ label, run }) => action(`page ${label}`, label, run, t.onPage)),
    ...[
      goTo(t.goTo, routes.home, t.home),
      goTo(t.goTo, kolsPath(), t.kols),
      goTo(t.goTo, productsPath(), app.products),
      goTo(t.goTo, campaignsPath(), app.campaigns),
      goTo(t.goTo, campaignMetricsPath(), t.campaignMetrics),
      ...(hasDeskApi ? [goTo(t.goTo, eventsPath(), app.events)] : []),
      ...(mayCreateEvents ? [goTo(t.goTo, newEventPath(), t.newEvent)] : []),
      ...(isManager ? [goTo(t.goTo, auditPath(), app.audit), goTo(t.goTo, routes.people, app.people)] : []),
    ].map(named),
    ...useRecentRecords(mayCreateEvents),
    action('scheme', isDark ? t.useLight : t.useDark, () => setMode(isDark ? 'light' : 'dark')),
    ...Object.entries(LANGUAGES).map(([language, name]) =>
      action(`language ${language}`, t.language(name), () => isLanguage(language) && onLanguage(language)),
    ),
    action('shortcuts', app.shortcuts, openShortcuts),
    ...(hasSession ? [action('sessions', app.sessions, openSessions)] : []),
    action('sign-out', app.signOut, signOut),
  ];
}

/** Returns the KOLs whose names this tab knows, except the recent ones, which are entries already. */
export function useKnownKols(): Command[] {
  const { kol: noun } = useCommandPaletteMessages();
  const { kols } = useAppMessages();
  const goTo = useGoTo();
  const client = useQueryClient();
  const recent = useRecent();
  // Those that the tab knows when the palette opens.
  const [known] = useState(() => listCachedKolNames(client));
  return known
    .filter(({ id }) => !recent.slice(0, MAX_RECENT).includes(id))
    .map(({ id, name }) => goTo(kols, kolPath(id), name, `${noun} · ${id}`));
}

const MAX_RESULTS = 5;

/** What the service finds. */
interface Found {
  commands: Command[];
  /** The searches that failed, so that their results are missing. */
  failed: FailedSearch[];
}

type FailedSearch = Pick<QueryState<unknown>, 'error' | 'isFetching' | 'refetch'>;

/**
 * Returns what the service finds for the typed text: events (desk interface), campaigns and products by name, and a KOL id in
 * uppercase.
 */
export function useFoundCommands(typed: string): Found {
  const t = useCommandPaletteMessages();
  const app = useAppMessages();
  const format = useFormat();
  const goTo = useGoTo();
  const hasDeskApi = useHasDeskApi();
  const text = typed.trim();
  const debounced = useDebouncedValue(text);
  const { ids, others } = kolIdsInText(debounced);
  const lowercaseIds = useLowercaseIds(others);
  const query = { page: 1, per_page: MAX_RESULTS, search: debounced };
  const isAsked = debounced.length >= MIN_SEARCH_LENGTH && ids.length === 0 && !RECORD_ID.test(debounced);
  // The results of another text must not stay while these load.
  const options = { enabled: isAsked, placeholderData: undefined };
  const events = useQueryState(
    // The latest first, because an event is more often searched for before it takes place.
    useQuery({ ...eventListOptions({ ...query, sort: '-start_date' }), ...options, enabled: isAsked && hasDeskApi }),
  );
  const campaigns = useQueryState(useQuery({ ...campaignListOptions(query), ...options }));
  const products = useQueryState(useQuery({ ...productListOptions(query), ...options }));
  if (text !== debounced) return { commands: [], failed: [] };
  return {
    commands: [
      ...lowercaseIds.map((id) => goTo(t.suggestions, kolPath(id), t.openKol(id))),
      ...(events.data?.data ?? []).map(({ id, name, start_date }) =>
        goTo(
          app.events,
          eventsPath({ selected: id }),
          name || id,
          [t.event, start_date && format.day(dayOfEvent(start_date))].filter(Boolean).join(' · '),
        ),
      ),
      ...(campaigns.data?.data ?? []).map(({ id, name }) =>
        goTo(app.campaigns, campaignsPath({ selected: id }), name || id, `${t.campaign} · ${id}`, FIND_BY_ID),
      ),
      ...(products.data?.data ?? []).map(({ id, name }) =>
        goTo(app.products, productsPath({ selected: id }), name || id, `${t.product} · ${id}`, FIND_BY_ID),
      ),
    ],
    failed: [...(hasDeskApi ? [events] : []), campaigns, products].filter(({ error }) => error !== null),
  };
}

/** Returns the KOLs of the organization that the typed text finds by name (desk interface). */
export function useKolCommands(typed: string): Found & { isSearching: boolean } {
  const t = useCommandPaletteMessages();
  const goTo = useGoTo();
  const detailOf = useKolDetail();
  const { kols, error, isSearching, refetch } = useKolSearch(kolIdsInText(typed).ids.length > 0 ? '' : typed);
  return {
    commands: kols.map((kol) => goTo(t.foundKols, kolPath(kol.id), kol.full_name || kol.id, detailOf(kol))),
    failed: error === null ? [] : [{ error, isFetching: isSearching, refetch }],
    isSearching,
  };
}

/** The id of a product, campaign or event, also inside a URL or with its beginning in uppercase. */
const RECORD_ID = /(?<!\w)(?:prod|cmp|evt)_[\w.~-]+/i;

/** Returns the entries for the typed text: ids to open, or a text to search for. */
export function useTypedCommands(typed: string): Command[] {
  const t = useCommandPaletteMessages();
  const goTo = useGoTo();
  const hasDeskApi = useHasDeskApi();
  const createdEventPath = useCreatedEventPath();
  const text = typed.trim();
  if (text === '') return [];
  const found = kolIdsInText(text);
  const { ids, others } = found;
  const [first] = ids;
  if (first === undefined)
    return [
      ...(text.match(RECORD_ID) ?? [])
        // `CMP_A` is typed in capitals, but `cmp_A` is an id with one.
        .map((found) => (/^(?:prod|cmp|evt)_/.test(found) ? found : found.toLowerCase()))
        .map((id) => {
          if (id.startsWith('evt_')) return goTo(t.suggestions, createdEventPath(id), t.openEvent(id));
          return id.startsWith('prod_')
            ? goTo(t.suggestions, productsPath({ selected: id }), t.openProduct(id), undefined, FIND_BY_ID)
            : goTo(t.suggestions, campaignsPath({ selected: id }), t.openCampaign(id), undefined, FIND_BY_ID);
        }),
      ...(hasDeskApi
        ? [
            goTo(t.suggestions, directoryPath({ search: text }), t.searchKols(text)),
            goTo(t.suggestions, eventsPath({ search: text }), t.searchEvents(text)),
          ]
        : []),
      goTo(t.suggestions, productsPath({ search: text }), t.searchProducts(text)),
      goTo(t.suggestions, campaignsPath({ search: text }), t.searchCampaigns(text)),
    ];
  const [other] = others;
  const detail = other === undefined ? undefined : t.notIds(others.length, other);
  const command =
    ids.length === 1
      ? goTo(t.suggestions, kolPath(first), t.openKol(first), detail)
      : goTo(t.suggestions, kolsPath(ids), t.openKols(ids.length), detail);
  return [
    {
      ...command,
      run: () => {
        setIdParseResult(found);
        command.run();
      },
    },
  ];
}

/** The maximum number of recent records. */
const MAX_RECENT = 15;

/**
 * Returns what this browser remembers: recent records with a known name, shortlists, and the created events.
 * @param mayCreateEvents whether the user may send a draft
 */
function useRecentRecords(mayCreateEvents: boolean): Command[] {
  const t = useCommandPaletteMessages();
  const goTo = useGoTo();
  const nameOf = useKnownNames();
  const createdEventPath = useCreatedEventPath();
  return [
    ...useDraftTitles()
      .slice(0, mayCreateEvents ? 1 : 0)
      .map(({ id, name }) => goTo(t.recent, newEventPath({ draft: id }), name === '' ? t.draft : name, t.draft)),
    ...useRecent()
      .slice(0, MAX_RECENT)
      .map((id) => {
        const name = nameOf(id);
        const toRecord = (to: string, noun: string, state?: typeof FIND_BY_ID) =>
          goTo(t.recent, to, name ?? id, name === undefined ? noun : `${noun} · ${id}`, state);
        if (id.startsWith('cmp_')) return toRecord(campaignsPath({ selected: id }), t.campaign, FIND_BY_ID);
        if (id.startsWith('prod_')) return toRecord(productsPath({ selected: id }), t.product, FIND_BY_ID);
        return toRecord(kolPath(id), t.kol);
      }),
    ...useShortlists().map(({ name, kolIds }) => goTo(t.recent, kolsPath(kolIds), name, t.shortlist)),
    ...useCreatedEventTitles().map(({ id, name }) => goTo(t.recent, createdEventPath(id), name, t.createdEvent)),
  ];
}

/** Returns the names of recent records. Names are not stored; a name that loads meanwhile appears. */
function useKnownNames() {
  const client = useQueryClient();
  const recent = useRecent();
  const nameOf = (id: string) => getCachedName(client, id);
  useSyncExternalStore(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    () => recent.map(nameOf).join(),
  );
  return nameOf;
}

function useGoTo() {
  const navigate = useNavigate();
  return (group: string, to: string, label: string, detail?: string, state?: typeof FIND_BY_ID): Command => ({
    id: `${group} ${to} ${detail ?? ''} ${label}`,
    group,
    label,
    detail,
    to,
    run: () => void navigate(to, { state }),
  });
}
