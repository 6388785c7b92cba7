import { useColorScheme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { listPageActions } from '../components/layout/pageActions.ts';
import { SOUGHT } from '../components/table/useSearch.ts';
import { kolIdsInText } from '../contract/kolIds.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useCommandPaletteMessages } from '../i18n/commandPalette.ts';
import { isLanguage, LANGUAGES, type Language } from '../i18n/locale.ts';
import {
  campaignMetricsPath,
  campaignsPath,
  createdEventPath,
  kolPath,
  kolsPath,
  newEventPath,
  productsPath,
  routes,
} from '../paths.ts';
import { getCachedName } from '../queries/getCachedName.ts';
import { listCreatedEventTitles } from '../storage/createdEvents.ts';
import { listDraftTitles } from '../storage/eventDrafts.ts';
import { useRecent } from '../storage/recentKols.ts';
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
  also?: string;
  run: () => void;
}

/** Actions that the layout runs after the palette has closed. */
export interface FrameActions {
  onShowShortcuts: () => void;
  onLanguage: (language: Language) => void;
}

/** Returns all entries that do not depend on the typed text. */
export function useCommands({ onShowShortcuts, onLanguage }: FrameActions): Command[] {
  const t = useCommandPaletteMessages();
  const app = useAppMessages();
  const signOut = useSignOut();
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  const goTo = useGoTo();
  // The page actions when the palette opens; the page behind it does not change meanwhile.
  const [onPage] = useState(listPageActions);
  const named = (command: Command) => ({ ...command, also: commandKeywords(command.label, t.alsoCalled) });
  const action = (id: string, label: string, run: () => void, group = t.actions) => named({ id, group, label, run });
  return [
    ...onPage.map(({ label, run }) => action(`page ${label}`, label, run, t.onPage)),
    ...[
      goTo(t.goTo, routes.home, t.home),
      goTo(t.goTo, kolsPath(), t.kols),
      goTo(t.goTo, productsPath(), app.products),
      goTo(t.goTo, campaignsPath(), app.campaigns),
      goTo(t.goTo, campaignMetricsPath(), t.campaignMetrics),
      goTo(t.goTo, newEventPath(), t.newEvent),
    ].map(named),
    ...useRecentThings(),
    action('scheme', isDark ? app.useLight : app.useDark, () => setMode(isDark ? 'light' : 'dark')),
    ...Object.entries(LANGUAGES).map(([language, name]) =>
      action(`language ${language}`, t.language(name), () => isLanguage(language) && onLanguage(language)),
    ),
    action('shortcuts', t.shortcuts, onShowShortcuts),
    action('sign-out', app.signOut, signOut),
  ];
}

/** The id of a product or campaign, also inside a URL. */
const RECORD_ID = /(?<!\w)(?:prod|cmp)_[\w.~-]+/;

/** Returns the entries for the typed text: ids to open, or a text to search for. */
export function useTypedCommands(typed: string): Command[] {
  const t = useCommandPaletteMessages();
  const goTo = useGoTo();
  const text = typed.trim();
  if (text === '') return [];
  const { ids, others } = kolIdsInText(text);
  const [first] = ids;
  if (first === undefined)
    return [
      ...(text.match(RECORD_ID) ?? []).map((id) =>
        id.startsWith('prod_')
          ? goTo(t.found, productsPath({ selected: id }), t.openProduct(id), undefined, SOUGHT)
          : goTo(t.found, campaignsPath({ selected: id }), t.openCampaign(id), undefined, SOUGHT),
      ),
      goTo(t.found, productsPath({ search: text }), t.searchProducts(text)),
      goTo(t.found, campaignsPath({ search: text }), t.searchCampaigns(text)),
    ];
  const [other] = others;
  const detail = other === undefined ? undefined : t.notIds(others.length, other);
  return [
    ids.length === 1
      ? goTo(t.found, kolPath(first), t.openKol(first), detail)
      : goTo(t.found, kolsPath(ids), t.openKols(ids.length), detail),
  ];
}

/** The maximum number of recent records. */
const MOST_RECENT = 15;

/** Returns what this browser remembers: recent records with a known name, shortlists, and the events of this tab. */
function useRecentThings(): Command[] {
  const t = useCommandPaletteMessages();
  const goTo = useGoTo();
  const nameOf = useKnownNames();
  return [
    ...listDraftTitles()
      .slice(0, 1)
      .map(({ id, name }) => goTo(t.recent, newEventPath({ draft: id }), name === '' ? t.draft : name, t.draft)),
    ...useRecent()
      .slice(0, MOST_RECENT)
      .map((id) => {
        const name = nameOf(id);
        const toRecord = (to: string, noun: string, state?: typeof SOUGHT) =>
          goTo(t.recent, to, name ?? id, name === undefined ? noun : `${noun} · ${id}`, state);
        if (id.startsWith('cmp_')) return toRecord(campaignsPath({ selected: id }), t.campaign, SOUGHT);
        if (id.startsWith('prod_')) return toRecord(productsPath({ selected: id }), t.product, SOUGHT);
        return toRecord(kolPath(id), t.kol);
      }),
    ...useShortlists().map(({ name, kolIds }) => goTo(t.recent, kolsPath(kolIds), name, t.shortlist)),
    ...listCreatedEventTitles().map(({ id, name }) => goTo(t.recent, createdEventPath(id), name, t.createdEvent)),
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
  return (group: string, to: string, label: string, detail?: string, state?: typeof SOUGHT): Command => ({
    id: `${group} ${to} ${detail ?? ''} ${label}`,
    group,
    label,
    detail,
    run: () => void navigate(to, { state }),
  });
}
