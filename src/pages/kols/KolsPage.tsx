import { handOnFocus } from '../../ui/handOnFocus.ts';
import { LookUpPage } from './LookUpPage.tsx';
import { useListIds } from './useWorkingList.ts';
import { WorkingListPage } from './WorkingListPage.tsx';

/** The KOL lookup and the KOL list. The interface has no operation that lists KOLs, so the user provides the ids. */
export function KolsPage() {
  const { text, found, setIds } = useListIds();
  const isEmpty = found.ids.length === 0;
  return (
    // One URL path with two pages: switching between them moves focus to the content, as between screens.
    <div key={isEmpty ? 'lookUp' : 'workingList'} ref={handOnFocus}>
      {isEmpty ? <LookUpPage given={text} setIds={setIds} /> : <WorkingListPage found={found} setIds={setIds} />}
    </div>
  );
}
