import type { Readable } from 'node:stream';

/**
 * Waits until a program that starts prints this, and ignores what it prints later.
 * @throws Error with what it printed, if it ends before
 */
export async function untilPrinted(output: Readable, expected: RegExp): Promise<void> {
  let printed = '';
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (expected.test(printed)) {
      output.resume();
      return;
    }
  }
  throw new Error(`The program did not start: ${printed}`);
}
