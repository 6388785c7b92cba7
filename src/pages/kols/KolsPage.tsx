import { useEffect } from 'react';
import { Apart } from '../../ui/Apart.tsx';
import { loadWhenIdle } from '../../ui/whenIdle.ts';
import { LookUpPage, WorkingListPage } from './kolsParts.ts';
import { useListIds } from './useWorkingList.ts';

/** Where KOLs are looked up and a list of them is worked with: the interface lists none, so somebody brings the ids along. */
export function KolsPage() {
  const { ids, setIds } = useListIds();
  const isEmpty = ids.length === 0;
  // Who looks somebody up while the service is away has a list all the same, which says so.
  useEffect(() => loadWhenIdle(WorkingListPage.load), []);
  return (
    <Apart key={isEmpty ? 'lookUp' : 'workingList'}>
      {isEmpty ? <LookUpPage setIds={setIds} /> : <WorkingListPage ids={ids} setIds={setIds} />}
    </Apart>
  );
}
