import { lazyPart } from '../../ui/lazyPart.tsx';

/** The two forms of the screen; the code of either can be asked for before the screen's own is there. */
export const LookUpPage = lazyPart(async () => (await import('./LookUpPage.tsx')).LookUpPage);
export const WorkingListPage = lazyPart(async () => (await import('./WorkingListPage.tsx')).WorkingListPage);

// Nobody adds to a list or saves it before it is there.
export const LookUp = lazyPart(async () => (await import('./LookUp.tsx')).LookUp);
export const NameForm = lazyPart(async () => (await import('../../ui/NameForm.tsx')).NameForm);
export const Shortlists = lazyPart(async () => (await import('./Shortlists.tsx')).Shortlists);

/** Has all of it come: who looks somebody up while the service is away has a list all the same, which says so. */
export const loadAll = () =>
  Promise.all([LookUpPage, WorkingListPage, LookUp, NameForm, Shortlists].map(({ load }) => load()));
