import { lazyPart } from '../../ui/lazyPart.tsx';

/** What the tabs beside the overview are made of: loaded once the profile stands, or when such a tab is reached for. */

export const KolRecords = lazyPart(async () => (await import('./KolRecords.tsx')).KolRecords);
export const KolTimeline = lazyPart(async () => (await import('./KolTimeline.tsx')).KolTimeline);

/** Loads all of it ahead. It rejects where it does not come. */
export const loadLists = () => Promise.all([KolRecords.load(), KolTimeline.load()]);
