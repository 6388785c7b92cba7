import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Waits for the address under which a service that was just started says that it is ready. */
export async function readyAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null || child.stderr === null) throw new Error('The service was started without pipes.');
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const address = /https?:\/\/[^\s#/]+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`The service did not start:\n${said.join('\n')}`);
}
