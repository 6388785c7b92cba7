import { type ComponentType, useEffect, useMemo } from 'react';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { focusParentOnUnmount } from '../../components/feedback/focus.ts';
import { parseUrlQuery } from '../../components/table/urlState.ts';
import { kolIdsInAddress } from '../../contract/kolIds.ts';
import { kolsPath, LOOKUP_TAB, routes } from '../../paths.ts';
import { hasDeskApi, useHasDeskApi } from '../../queries/deskApi.ts';
import type { KolsTab } from './KolsTabs.tsx';
import { KolListAddress } from './listSearchParams.ts';
import { isSameList, type ListIds, useListNumber } from './listState.ts';

/** What the loader of `/kols` returns. */
interface KolsData {
  page: KolsTab;
  Page: ComponentType<ListIds>;
}

/**
 * Loads the code of the page. It is part of the navigation, so that the page is there when React first renders.
 * Without the desk interface the user provides the ids, because the interface has no operation that lists KOLs.
 * @param query the query of the URL
 */
export async function loadPage(query: URLSearchParams): Promise<KolsData> {
  const given = query.get('ids') ?? '';
  if (kolIdsInAddress(given).ids.length > 0)
    return { page: 'list', Page: (await import('./KolListPage.tsx')).KolListPage };
  if (hasDeskApi() && given === '' && query.get('tab') !== LOOKUP_TAB)
    return { page: 'directory', Page: (await import('./KolDirectoryPage.tsx')).KolDirectoryPage };
  return { page: 'lookup', Page: (await import('./KolLookupPage.tsx')).KolLookupPage };
}

/** The list of the KOLs in the URL; without ids, the directory of the organization, or the lookup. */
export function KolsPage() {
  const { page, Page } = useLoaderData<KolsData>();
  const { revalidate } = useRevalidator();
  const isMissing = !useHasDeskApi() && page === 'directory';
  // The lookup opens when the service turns out to have no desk interface.
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
  const list = useListIds();
  const number = useListNumber(list.found.ids);
  return (
    // One URL path with three pages: switching between them moves focus to the content, as between screens.
    <div key={`${page} ${number}`} ref={focusParentOnUnmount}>
      <Page {...list} />
    </div>
  );
}

function useListIds(): ListIds {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const given = address.get('ids') ?? '';
  // The same array while only the view changes, so that a typed letter does not render a thousand rows again.
  const found = useMemo(() => kolIdsInAddress(given), [given]);
  const setIds = useMemo(
    () =>
      (next: readonly string[], before = '') => {
        // The router's address comes from the last render. Undo may be on another screen, whose address has its own filters.
        const { pathname, search } = window.location;
        const shown = pathname === routes.kols ? addressOf(search) : {};
        const isShown = isSameList(kolIdsInAddress(shown.ids ?? '').ids, next);
        const { ids: _ids, ...view } = shown.ids && isShown ? shown : addressOf(before);
        // Without ids, the directory opens. It has filters with the same names.
        void navigate(kolsPath(next, next.length > 0 ? view : {}));
      },
    [navigate],
  );
  return { given, found, setIds };
}

const addressOf = (query: string): KolListAddress => parseUrlQuery(KolListAddress, new URLSearchParams(query)).query;
