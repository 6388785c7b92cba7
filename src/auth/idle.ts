import { create } from 'zustand';
import { PREFIX, readItem, writeItem } from '../storage/browserStorage.ts';
import { clearRecent } from '../storage/recentRecords.ts';
import { signOutIdle } from './accountSession.ts';
import { isSignedIn, subscribeToSession } from './session.ts';

/**
 * Signs out after the idle time in `/config.json`, and warns first. All tabs share one timestamp in local storage, so
 * activity in one tab keeps all tabs signed in. The time that a device sleeps counts as idle.
 */

const ACTIVE_AT = 'active-at';
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** How long before the sign-out the warning appears, in milliseconds. For a short limit it is half the limit. */
const WARNING_MS = 60_000;

/** The minimum interval between two activity records, because one scroll fires a hundred events. */
const RECORD_INTERVAL_MS = 1_000;

let limitMs = 0;
let activeAt = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts watching. @param minutes the idle time; 0 means no limit */
export function watchIdle(minutes: number) {
  if (minutes === 0) return;
  limitMs = minutes * 60_000;
  for (const name of ACTIVITY) window.addEventListener(name, onActivity, { passive: true, capture: true });
  window.addEventListener('storage', ({ key }) => {
    if (key === PREFIX + ACTIVE_AT) check();
  });
  document.addEventListener('visibilitychange', check);
  let wasSignedIn = isSignedIn();
  subscribeToSession(() => {
    const hasSignedIn = isSignedIn() && !wasSignedIn;
    wasSignedIn = isSignedIn();
    if (hasSignedIn) stayActive();
    else check();
  });
  check();
}

/** Records activity. */
export function stayActive() {
  recordActivity();
  check();
}

const useWarning = create<{ endsAt: number | null }>(() => ({ endsAt: null }));

/** Returns the sign-out time (milliseconds since 1970) while the warning is shown; null before. */
export const useSignOutTime = () => useWarning(({ endsAt }) => endsAt);

/**
 * First checks whether the time is over, because timers stop while the device sleeps. During the warning, only the
 * answer to it counts as activity, because a mouse movement may be an accident.
 */
function onActivity() {
  if (Math.abs(Date.now() - activeAt) < RECORD_INTERVAL_MS) return;
  check();
  if (useWarning.getState().endsAt === null && isSignedIn()) stayActive();
}

function recordActivity() {
  activeAt = Date.now();
  writeItem('local', ACTIVE_AT, String(activeAt));
}

function check() {
  clearTimeout(timer);
  if (!isSignedIn()) {
    // An account signs in with a new page, which would find the time of the session before.
    writeItem('local', ACTIVE_AT, null);
    return warn(null);
  }
  // A user who returns after the limit is signed out.
  activeAt = Number(readItem('local', ACTIVE_AT)) || activeAt;
  const now = Date.now();
  // The device's clock was set back.
  if (activeAt > now) recordActivity();
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
