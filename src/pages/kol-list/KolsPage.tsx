import { focusParentOnUnmount } from '../../components/feedback/focusParentOnUnmount.ts';
import { KolListPage } from './KolListPage.tsx';
import { KolLookupPage } from './KolLookupPage.tsx';
import { useListIds } from './useKolList.ts';

/** The KOL lookup and the KOL list. The interface has no operation that lists KOLs, so the user provides the ids. */
export function KolsPage() {
  const { text, found, setIds } = useListIds();
  const isEmpty = found.ids.length === 0;
  return (
    // One URL path with two pages: switching between them moves focus to the content, as between screens.
    <div key={isEmpty ? 'lookUp' : 'workingList'} ref={focusParentOnUnmount}>
      {isEmpty ? <KolLookupPage given={text} setIds={setIds} /> : <KolListPage found={found} setIds={setIds} />}
    </div>
  );
}
