import cliProgress from 'cli-progress';

export interface Progress {
  bytes: number;
  totalBytes: number;
  records: number;
}

/** A command shows no bar before this time. */
const DELAY_MS = 1_000;

/** Without a terminal, a line is printed in this interval. */
const LINE_INTERVAL_MS = 10_000;

const numbers = new Intl.NumberFormat('en');

/** Shows progress on standard error: on a terminal as a bar, otherwise as a line from time to time. */
export function progressBar() {
  const start = performance.now();
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    format: '{bar} {percentage} % | {done} records | {rate} a second | {left} left',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    // Otherwise the bar would catch Ctrl-C, and the command would keep running.
    gracefulExit: false,
    clearOnComplete: true,
    noTTYOutput: true,
    notTTYSchedule: LINE_INTERVAL_MS,
  });
  return {
    show({ bytes, totalBytes, records }: Progress) {
      const elapsed = performance.now() - start;
      if (elapsed < DELAY_MS) return;
      // cli-progress would compute the time from the start of the bar, which is later than that of the command.
      const secondsLeft = bytes === 0 ? 0 : Math.ceil(((elapsed / bytes) * (totalBytes - bytes)) / 1000);
      const payload = {
        done: numbers.format(records),
        rate: numbers.format(Math.round((records / elapsed) * 1000)),
        left: cliProgress.Format.TimeFormat(secondsLeft, { autopaddingChar: '' }, 1),
      };
      if (bar.isActive) bar.update(bytes, payload);
      else bar.start(totalBytes, bytes, payload);
    },
    /** Removes the bar before other output. */
    end: () => bar.stop(),
  };
}
