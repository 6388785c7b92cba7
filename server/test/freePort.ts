import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns a port of this machine that no program uses at the moment: any, or this one. @throws if a program uses it */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer().listen(wanted, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
