import { useEffect } from 'react';
import { Apart } from '../../ui/Apart.tsx';
import { handOnFocus } from '../../ui/handOnFocus.ts';
import { loadWhenIdle } from '../../ui/whenIdle.ts';
import { LookUpPage, loadAll, WorkingListPage } from './kolsParts.ts';
import { useListIds } from './useWorkingList.ts';

/** Where KOLs are looked up and a list of them is worked with: the interface lists none, so somebody brings the ids along. */
export function KolsPage() {
  const { text, found, setIds } = useListIds();
  const isEmpty = found.ids.length === 0;
  useEffect(() => loadWhenIdle(loadAll), []);
  return (
    // One address, two pages: from one to the other the keyboard goes on in the content, as between screens.
    <div key={isEmpty ? 'lookUp' : 'workingList'} ref={handOnFocus}>
      <Apart>
        {isEmpty ? <LookUpPage given={text} setIds={setIds} /> : <WorkingListPage found={found} setIds={setIds} />}
      </Apart>
    </div>
  );
}
