import { useEffect, useEffectEvent, useRef } from 'react';
import { create } from 'zustand';

interface OutageState {
  /** True if no response can be expected: the service is down or the device is offline. */
  isOutage: boolean;
  /** Pings the service because another request got no response. */
  onNoResponse: () => void;
}

/** What components know about the service. `main.tsx` sets it, because components do not import the queries. */
export const useOutageStore = create<OutageState>(() => ({ isOutage: false, onNoResponse: () => {} }));

/** Returns true during an outage. The dashboard continues automatically afterwards. */
export const useOutage = () => useOutageStore(({ isOutage }) => isOutage);

/** Calls `retry` each time an outage of the service ends. @returns true during an outage */
export function useAfterOutage(retry: () => void): boolean {
  const isOutage = useOutage();
  const wasOutage = useRef(isOutage);
  const onEnd = useEffectEvent(retry);
  useEffect(() => {
    if (wasOutage.current && !isOutage) onEnd();
    wasOutage.current = isOutage;
  }, [isOutage]);
  return isOutage;
}
