import { SingleBar } from 'cli-progress';

/** How far a command has come. */
export interface Progress {
  bytes: number;
  totalBytes: number;
  records: number;
}

/** What is done sooner needs no bar. */
const PATIENCE_MS = 1_000;

/** Where there is no terminal, a line after so long. */
const LINE_EVERY_MS = 10_000;

const numbers = new Intl.NumberFormat('en');

/** Shows progress on standard error: on a terminal as one line that is drawn again, elsewhere as a line now and then. */
export function progressBar() {
  const start = performance.now();
  let bar: SingleBar | null = null;
  return {
    show({ bytes, totalBytes, records }: Progress) {
      const elapsed = performance.now() - start;
      if (elapsed < PATIENCE_MS) return;
      const payload = {
        done: numbers.format(records),
        rate: numbers.format(Math.round((records / elapsed) * 1000)),
        left: inWords(bytes === 0 ? 0 : (elapsed / bytes) * (totalBytes - bytes)),
      };
      if (bar === null) {
        bar = newBar();
        bar.start(totalBytes, bytes, payload);
      }
      bar.update(bytes, payload);
    },
    /** Takes the bar away, for what is printed next. */
    end() {
      bar?.stop();
      bar = null;
    },
  };
}

/** "40 s", "3 min 20 s". */
function inWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const newBar = () =>
  new SingleBar({
    stream: process.stderr,
    format: '{bar} {percentage} % | {done} records | {rate} a second | {left} left',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    // A bar that takes Ctrl-C for itself would leave the command running.
    gracefulExit: false,
    clearOnComplete: true,
    noTTYOutput: true,
    notTTYSchedule: LINE_EVERY_MS,
  });
