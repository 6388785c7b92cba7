import { useScrollKey } from '../layout/scrollKey.ts';

/** How many positions are stored. */
const MAX_POSITIONS = 20;

/** Returns the key under which a table of the current screen stores how far it is scrolled in its own area. */
export const useTableScrollKey = (caption: string): string => `${useScrollKey()} ${caption}`;

/** Stores the position of a table, and deletes the oldest. */
export function storePosition<Position>(positions: Map<string, Position>, key: string, position: Position) {
  positions.delete(key);
  positions.set(key, position);
  for (const oldest of [...positions.keys()].slice(0, -MAX_POSITIONS)) positions.delete(oldest);
}
