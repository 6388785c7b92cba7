import { create } from 'zustand';
import { PREFIX, readItem, writeItem } from '../storage/browserStorage.ts';
import { clearRecent } from '../storage/recentKols.ts';
import { isSignedIn, signOutIdle, subscribeToSession } from './session.ts';

/**
 * Signs out when nobody was at this browser for as long as `/config.json` allows, and warns before. All tabs look at
 * one time in local storage, so that work in one of them keeps all of them signed in, and a device that comes back from
 * sleep counts its sleep.
 */

const ACTIVE_AT = 'active-at';
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** How long before the end it warns, in milliseconds; of a short limit, half. */
const WARNING_MS = 60_000;

/** Activity is noted once within this time: a scroll is a hundred events. */
const NOTED_EVERY_MS = 1_000;

let limitMs = 0;
let activeAt = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Begins to watch. @param minutes how long nobody may be there; 0 is no limit */
export function watchIdle(minutes: number) {
  if (minutes === 0) return;
  limitMs = minutes * 60_000;
  for (const name of ACTIVITY) window.addEventListener(name, noteActivity, { passive: true, capture: true });
  window.addEventListener('storage', ({ key }) => {
    if (key === PREFIX + ACTIVE_AT) check();
  });
  document.addEventListener('visibilitychange', check);
  let wasSignedIn = isSignedIn();
  subscribeToSession(() => {
    const hasBegun = isSignedIn() && !wasSignedIn;
    wasSignedIn = isSignedIn();
    if (hasBegun) stayActive();
    else check();
  });
  check();
}

/** Somebody is there. */
export function stayActive() {
  noteNow();
  check();
}

const useWarning = create<{ endsAt: number | null }>(() => ({ endsAt: null }));

/** When this browser will be signed out (milliseconds since 1970), once that is near; null before. */
export const useSignOutTime = () => useWarning(({ endsAt }) => endsAt);

/**
 * Asks first whether the time is over: timers stand still while the device sleeps. While it warns only the answer
 * counts: a hand that brushes the mouse is nobody who reads.
 */
function noteActivity() {
  if (Math.abs(Date.now() - activeAt) < NOTED_EVERY_MS) return;
  check();
  if (useWarning.getState().endsAt === null && isSignedIn()) stayActive();
}

function noteNow() {
  activeAt = Date.now();
  writeItem('local', ACTIVE_AT, String(activeAt));
}

function check() {
  clearTimeout(timer);
  if (!isSignedIn()) return warn(null);
  // Who comes back to a signed-in browser after the limit finds it signed out.
  activeAt = Number(readItem('local', ACTIVE_AT)) || activeAt;
  const now = Date.now();
  // The clock was put back.
  if (activeAt > now) noteNow();
  const end = activeAt + limitMs;
  const warnsAt = end - Math.min(WARNING_MS, limitMs / 2);
  if (now >= end) {
    clearRecent();
    return signOutIdle();
  }
  warn(now >= warnsAt ? end : null);
  timer = setTimeout(check, (now >= warnsAt ? end : warnsAt) - now);
}

const warn = (endsAt: number | null) => useWarning.setState({ endsAt });
