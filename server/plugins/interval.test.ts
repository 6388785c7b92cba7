import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runAtInterval } from './interval.ts';

test('a task that takes longer than its interval runs once at a time, and once more when the app closes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = Fastify();
  const ends: ((isDone: boolean) => void)[] = [];
  const task = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((isDone) => (isDone ? resolve() : reject(new Error('The database does not answer.'))));
    });
  runAtInterval(app, 1_000, task, { failure: 'failed', runsAtClose: true });
  vi.advanceTimersByTime(10_000);
  expect(ends).toHaveLength(1);
  const closed = app.close();
  ends[0]?.(false);
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  // Another run would start here, if the timer still ran.
  vi.advanceTimersByTime(10_000);
  ends[1]?.(true);
  await closed;
  expect(ends).toHaveLength(2);
});
