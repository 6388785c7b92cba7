/**
 * Remembers values up to a total weight. Where there is no room, those go first that nobody has asked for longest.
 * @param weigh what a value takes up, in the unit of `room`
 */
export function memory<Value>(room: number, weigh: (value: Value) => number) {
  // A Map keeps the order in which keys were set: the first is the one that was asked for longest ago.
  const values = new Map<string, Value>();
  let taken = 0;

  const forget = (key: string) => {
    const value = values.get(key);
    if (value !== undefined && values.delete(key)) taken -= weigh(value);
  };

  return {
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key: string, value: Value) {
      forget(key);
      values.set(key, value);
      taken += weigh(value);
      for (const oldest of values.keys()) {
        if (taken <= room) break;
        forget(oldest);
      }
    },
  };
}
