import { waitForValidKey } from '../../auth/waitForValidKey.ts';
import { faultOf } from '../../queries/faultOf.ts';

/**
 * Collects a list, and begins again where the key is refused meanwhile (401) and somebody signs in again: no choice has
 * to be made a second time. Nothing of what the former key could see is in the result.
 * @throws whatever else `collect` throws; the signal's reason where it is cancelled
 */
export async function collectWithKey<Result>(collect: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await collect();
    } catch (error) {
      if (signal.aborted || faultOf(error).status !== 401) throw error;
      await waitForValidKey(signal);
    }
  }
}
