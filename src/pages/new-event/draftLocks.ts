import { newId } from '../../storage/createListStore.ts';

/** Distinguishes the locks of this tab. */
const tabId = newId();

/** Marks a draft as open in this tab. The browser has no locks without HTTPS. @returns a function that ends it */
export function lockDraft(draftId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // A browser that blocks storage rejects locks.
  if ('locks' in navigator)
    navigator.locks.request(`kol-desk.event-draft.${draftId}.${tabId}`, () => promise).catch(() => {});
  return resolve;
}

/** Returns the locks of other tabs of this browser. The name of each contains the id of the draft that is open there. */
export async function listLocksElsewhere(): Promise<string[]> {
  const { held = [] }: LockManagerSnapshot =
    'locks' in navigator ? await navigator.locks.query().catch(() => ({})) : {};
  return held.flatMap(({ name = '' }) => (name.endsWith(tabId) ? [] : name));
}
