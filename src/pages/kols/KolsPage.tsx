import { handOnFocus } from '../../ui/handOnFocus.ts';
import { LookUpPage } from './LookUpPage.tsx';
import { useListIds } from './useWorkingList.ts';
import { WorkingListPage } from './WorkingListPage.tsx';

/** Where KOLs are looked up and a list of them is worked with: the interface lists none, so somebody brings the ids along. */
export function KolsPage() {
  const { text, found, setIds } = useListIds();
  const isEmpty = found.ids.length === 0;
  return (
    // One address, two pages: from one to the other the keyboard goes on in the content, as between screens.
    <div key={isEmpty ? 'lookUp' : 'workingList'} ref={handOnFocus}>
      {isEmpty ? <LookUpPage given={text} setIds={setIds} /> : <WorkingListPage found={found} setIds={setIds} />}
    </div>
  );
}
