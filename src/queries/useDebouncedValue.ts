import { useEffect, useState } from 'react';

/** The pause in typing before a request, in milliseconds. */
const PAUSE_MS = 150;

/** Returns the value after a pause in its changes; until then, the value before. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
