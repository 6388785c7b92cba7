import { onlineManager } from '@tanstack/react-query';
import { create } from 'zustand';

/**
 * The health of the service, derived from the dashboard's own requests. It needs only the four operations of the
 * interface, so it works with any service.
 * - `slow`: a request has waited for a long time
 * - `down`: several requests in a row failed, or one timed out
 */
type Health = 'healthy' | 'slow' | 'down';

/** After this time a request counts as slow, in milliseconds. */
const SLOW_AFTER_MS = 4_000;

/** One failed request is not enough: the service may just restart. */
const FAILURES_IN_A_ROW = 2;

/** If the service announces a longer absence (in milliseconds), it counts as down. */
export const LONGEST_ABSENCE_MS = 5_000;

/** Why a request has no response: it was cancelled, the connection failed, or it timed out. */
type NoResponse = 'cancelled' | 'lost' | 'timeout';

/** Statuses that a proxy sends without a backend, or a service that cannot work. */
const UNAVAILABLE = [502, 503, 504];

let slow = 0;
let failures = 0;

interface ServiceState {
  /** What this page's requests report. */
  health: Health;
  /** False if this device has no network. */
  isOnline: boolean;
}

/** What is known about the service. `watchService` follows the network. */
export const useServiceState = create<ServiceState>(() => ({ health: 'healthy', isOnline: true }));

/** The health at this moment. */
export const readHealth = () => useServiceState.getState().health;

/** The health of the service, or that this device is offline. */
export const useServiceHealth = () => useServiceState(({ health, isOnline }) => (isOnline ? health : 'offline'));

/** True if no response can be expected: the service is down or the device is offline. */
export const isAway = ({ health, isOnline }: ServiceState) => !isOnline || health === 'down';

/** True if the service is down or the device is offline, read once. */
export const isServiceAway = () => isAway(useServiceState.getState());

/** True, as a hook, while the service is down or the device is offline. */
export const useServiceAway = () => useServiceState(isAway);

/**
 * Watches one request.
 * @returns a function to call when the request ends, with the status or the reason for no response, and with the delay
 * that the response asks for (milliseconds)
 */
export function watchRequest(): (outcome: number | NoResponse, waitMs?: number | null) => void {
  let isSlow = false;
  const isOffline = !onlineManager.isOnline();
  const timer = setTimeout(() => {
    isSlow = true;
    slow += 1;
    update();
  }, SLOW_AFTER_MS);
  return (outcome, waitMs) => {
    clearTimeout(timer);
    if (isSlow) slow -= 1;
    isSlow = false;
    // A browser counts as offline without a network, but a service on the same machine still answers.
    if (isOffline && typeof outcome === 'number') onlineManager.setOnline(true);
    const isUnavailable = typeof outcome === 'number' && UNAVAILABLE.includes(outcome);
    const isLong = outcome === 'timeout' || (isUnavailable && (waitMs ?? 0) > LONGEST_ABSENCE_MS);
    // A long wait proves an outage. Only a service that counts as down is pinged until it returns.
    if (isLong) failures = FAILURES_IN_A_ROW;
    else if (outcome === 'lost' || isUnavailable) failures += 1;
    else if (outcome !== 'cancelled') failures = 0;
    update();
  };
}

/** Reports that a request was given up after several attempts without a response, even if other requests were answered in between. */
export function reportGivenUp() {
  failures = FAILURES_IN_A_ROW;
  update();
}

function update() {
  const health = failures >= FAILURES_IN_A_ROW ? 'down' : slow > 0 ? 'slow' : 'healthy';
  if (health !== readHealth()) useServiceState.setState({ health });
}
