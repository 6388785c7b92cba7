/**
 * Remembers values up to a total weight. Where there is no room, those go first that nobody has asked for longest.
 * @param weigh what a value takes up, with the name under which it is remembered, in the unit of `room`
 */
export function memory<Value>(room: number, weigh: (value: Value, name: string) => number) {
  // A Map keeps the order in which names were set: the first is the one that was asked for longest ago.
  const values = new Map<string, Value>();
  let taken = 0;

  const forget = (name: string) => {
    const value = values.get(name);
    if (value !== undefined && values.delete(name)) taken -= weigh(value, name);
  };

  return {
    get(name: string): Value | undefined {
      const value = values.get(name);
      if (value === undefined) return undefined;
      values.delete(name);
      values.set(name, value);
      return value;
    },
    set(name: string, value: Value) {
      forget(name);
      values.set(name, value);
      taken += weigh(value, name);
      for (const oldest of values.keys()) {
        if (taken <= room) break;
        forget(oldest);
      }
    },
  };
}
