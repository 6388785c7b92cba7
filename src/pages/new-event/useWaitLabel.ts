import { LONGEST_COUNTED_S, useCountdown } from '../../components/feedback/useCountdown.ts';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';

/**
 * Returns the label of a send button while the service asks to wait.
 * @param until in milliseconds since 1970; null without a wait
 * @returns null without a wait
 */
export function useWaitLabel(until: number | null): string | null {
  const t = useEventMessages();
  const format = useFormat();
  const wait = useCountdown(until ?? 0);
  if (until === null || wait === 0) return null;
  return wait > LONGEST_COUNTED_S ? t.waitUntil(format.clock(new Date(until))) : t.waitShort(wait);
}
