import { lazyPart } from '../../ui/lazyPart.tsx';

/** The working list; its code can be asked for before the screen's own is there. */
export const WorkingList = lazyPart(async () => (await import('./WorkingList.tsx')).WorkingList);
