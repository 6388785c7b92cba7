import { lazy, Suspense, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { focusParentOnUnmount } from '../../components/feedback/focus.ts';
import { kolIdsInText } from '../../contract/kolIds.ts';
import { kolsPath, LOOKUP_TAB } from '../../paths.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { viewOf, viewParameters } from './listSearchParams.ts';

const KolDirectoryPage = lazy(async () => ({ default: (await import('./KolDirectoryPage.tsx')).KolDirectoryPage }));
const KolListPage = lazy(async () => ({ default: (await import('./KolListPage.tsx')).KolListPage }));
// The list needs no form, until the user adds KOLs to it.
const KolLookupPage = lazy(async () => ({ default: (await import('./KolLookupPage.tsx')).KolLookupPage }));

/**
 * The list of the KOLs in the URL; without ids, the directory of the organization, or the lookup. Without the desk interface
 * the user provides the ids, because the interface has no operation that lists KOLs.
 */
export function KolsPage() {
  const { text, found, setIds } = useListIds();
  const [address] = useSearchParams();
  const hasDirectory = useHasDeskApi() && text === '' && address.get('tab') !== LOOKUP_TAB;
  const page = found.ids.length > 0 ? 'list' : hasDirectory ? 'directory' : 'lookUp';
  return (
    // One URL path with three pages: switching between them moves focus to the content, as between screens.
    <div key={page} ref={focusParentOnUnmount}>
      <Suspense>
        {page === 'list' && <KolListPage found={found} setIds={setIds} />}
        {page === 'directory' && <KolDirectoryPage />}
        {page === 'lookUp' && <KolLookupPage given={text} setIds={setIds} />}
      </Suspense>
    </div>
  );
}

/**
 * The ids of the KOL list, which are only in the URL. A change of the ids adds a history entry.
 * @returns the parsed text of the URL, and a function that sets the ids
 */
function useListIds() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const text = address.get('ids') ?? '';
  // The same array while only the view changes, so that a typed letter does not render a thousand rows again.
  const found = useMemo(() => kolIdsInText(text), [text]);
  const setIds = useMemo(
    () => (next: readonly string[]) => void navigate(kolsPath(next, viewParameters(viewNow()))),
    [navigate],
  );
  return { text, found, setIds };
}

/** The view of the current URL, which the router does not know. */
const viewNow = () => viewOf(new URLSearchParams(window.location.search));
