import { createStore } from 'zustand/vanilla';

/**
 * How the service fares, as the dashboard's own requests tell: any service that keeps the interface can be watched
 * this way, since nothing beyond the four operations is asked for.
 * - `slow`: a request has been waiting for long
 * - `down`: requests in a row came to nothing, or one was given up after a long wait
 */
export type Health = 'well' | 'slow' | 'down';

/** After how long a request counts as slow, in milliseconds. */
const SLOW_AFTER_MS = 4_000;

/** One request that fails says little: it may be the one that was under way while the service was restarted. */
const FAILURES_IN_A_ROW = 2;

/** A service that says it will be away for longer, in milliseconds, is down: nobody waits for that without a word. */
export const LONGEST_ABSENCE_MS = 5_000;

/** Why a request has no answer: nobody waits for it any more, the connection was lost, or it took too long. */
type Unanswered = 'cancelled' | 'lost' | 'timeout';

/** Statuses with which a proxy says that there is nobody behind it, or a service that it cannot work. */
const NOBODY_THERE = [502, 503, 504];

let slow = 0;
let failures = 0;

/** What the requests of this page report. */
export const requestHealth = createStore<{ health: Health }>(() => ({ health: 'well' }));

export const readHealth = () => requestHealth.getState().health;

/**
 * Watches one request.
 * @returns to be called when it ends: with the answer's status, or why there is none, and for how long the answer asks to
 *   wait (milliseconds)
 */
export function watchRequest(): (outcome: number | Unanswered, waitMs?: number | null) => void {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    slow += 1;
    tell();
  }, SLOW_AFTER_MS);
  return (outcome, waitMs) => {
    clearTimeout(timer);
    if (isSlow) slow -= 1;
    const isNobodyThere = typeof outcome === 'number' && NOBODY_THERE.includes(outcome);
    const isLong = outcome === 'timeout' || (isNobodyThere && (waitMs ?? 0) > LONGEST_ABSENCE_MS);
    // After so long a wait there is no doubt left; only who counts as down is asked again when it may be over.
    if (isLong) failures = FAILURES_IN_A_ROW;
    else if (outcome === 'lost' || isNobodyThere) failures += 1;
    else if (outcome !== 'cancelled') failures = 0;
    tell();
  };
}

/** Says that something was given up for want of an answer: whatever else is answered, that is waited for. */
export function noteGivenUp() {
  failures = FAILURES_IN_A_ROW;
  tell();
}

function tell() {
  const health = failures >= FAILURES_IN_A_ROW ? 'down' : slow > 0 ? 'slow' : 'well';
  if (health !== readHealth()) requestHealth.setState({ health });
}
