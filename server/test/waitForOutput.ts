import type { Readable } from 'node:stream';

/**
 * Waits until a program that starts prints this, and ignores what it prints later.
 * @throws Error with what it printed, if it ends before
 */
export async function waitForOutput(output: Readable, expected: RegExp): Promise<void> {
  let printed = '';
  let isPrinted = false;
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    isPrinted = expected.test(printed);
    if (isPrinted) break;
  }
  if (!isPrinted) throw new Error(`The program did not start: ${printed}`);
  // After the loop: its end would stop the flow again, and the program would wait when the pipe is full.
  output.resume();
}
