import pLimit from 'p-limit';

/**
 * Calls `read` for every item, with at most `most` calls at a time. After the first error it begins no more.
 * @returns the results, in the order of the items
 * @throws the first error
 */
export function mapLimited<Item, Result>(
  items: readonly Item[],
  most: number,
  read: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit(most);
  return limit.map(items, async (item) => {
    try {
      return await read(item);
    } catch (error) {
      limit.clearQueue();
      throw error;
    }
  });
}
