import cliProgress from 'cli-progress';

/** How far a command has come. */
export interface Progress {
  bytes: number;
  totalBytes: number;
  records: number;
}

/** A command that ends sooner shows no bar. */
const DELAY_MS = 1_000;

/** Where there is no terminal, a line is printed this often. */
const LINE_INTERVAL_MS = 10_000;

const numbers = new Intl.NumberFormat('en');

/** Shows progress on standard error: on a terminal as one line that is drawn again, elsewhere as a line now and then. */
export function progressBar() {
  const start = performance.now();
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    format: '{bar} {percentage} % | {done} records | {rate} a second | {left} left',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    // A bar that takes Ctrl-C for itself would leave the command running.
    gracefulExit: false,
    clearOnComplete: true,
    noTTYOutput: true,
    notTTYSchedule: LINE_INTERVAL_MS,
  });
  return {
    show({ bytes, totalBytes, records }: Progress) {
      const elapsed = performance.now() - start;
      if (elapsed < DELAY_MS) return;
      // cli-progress counts the time left from the start of the bar, which comes late.
      const secondsLeft = bytes === 0 ? 0 : Math.ceil(((elapsed / bytes) * (totalBytes - bytes)) / 1000);
      const payload = {
        done: numbers.format(records),
        rate: numbers.format(Math.round((records / elapsed) * 1000)),
        left: cliProgress.Format.TimeFormat(secondsLeft, { autopaddingChar: '' }, 1),
      };
      if (bar.isActive) bar.update(bytes, payload);
      else bar.start(totalBytes, bytes, payload);
    },
    /** Takes the bar away, for what is printed next. */
    end: () => bar.stop(),
  };
}
