import * as z from 'zod/mini';

/** The list that this tab works on, in the order on screen, so that a profile can lead to the next one of it. */
const PLACE = 'kol-desk.current-list';

/** Notes the order of the ids from which a profile is opened. */
export function noteCurrentList(kolIds: readonly string[]) {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(kolIds));
  } catch {
    // Without storage there is no next and previous, and nothing else is lost.
  }
}

/** The ids before and after one of the list; null at its ends, and where the KOL is not of the list. */
export function neighboursInList(kolId: string): {
  previous: string | null;
  next: string | null;
  place: number;
  total: number;
} {
  const list = readCurrentList();
  const index = list.indexOf(kolId);
  if (index === -1) return { previous: null, next: null, place: 0, total: 0 };
  return { previous: list[index - 1] ?? null, next: list[index + 1] ?? null, place: index + 1, total: list.length };
}

function readCurrentList(): string[] {
  try {
    const stored = z.safeParse(z.array(z.string()), JSON.parse(sessionStorage.getItem(PLACE) ?? '[]'));
    return stored.success ? stored.data : [];
  } catch {
    return [];
  }
}
