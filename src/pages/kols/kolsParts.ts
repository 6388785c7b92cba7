import { lazyPart } from '../../ui/lazyPart.tsx';

/** The two forms of the screen; the code of either can be asked for before the screen's own is there. */
export const LookUpPage = lazyPart(async () => (await import('./LookUpPage.tsx')).LookUpPage);
export const WorkingListPage = lazyPart(async () => (await import('./WorkingListPage.tsx')).WorkingListPage);
