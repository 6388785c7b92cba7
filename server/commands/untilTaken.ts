import { setTimeout as pause } from 'node:timers/promises';
import { HeldByAnother } from '../db/holder.ts';
import { CannotOpen } from '../db/open.ts';

/** How long a command waits for whoever has the embedded database open: a start may first change tables or load records. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/**
 * Tries again while another process that lives has the embedded database open: a service that starts holds it for some
 * seconds before it takes commands, and another command gives it back.
 * @param attempt throws `CannotOpen` where the database is held
 * @param say is told once what is waited for
 * @throws CannotOpen where that takes longer than anybody should wait
 */
export async function untilTaken<Result>(
  attempt: () => Promise<Result>,
  say: (line: string) => void,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const end = Date.now() + patienceMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const holder = error instanceof CannotOpen && error.cause instanceof HeldByAnother ? error.cause : null;
      if (holder === null || Date.now() >= end) throw error;
      if (tries === 0) say(`Waiting for process ${holder.pid}, which has the database open and takes no commands yet…`);
      await pause(PAUSE_MS);
    }
  }
}
