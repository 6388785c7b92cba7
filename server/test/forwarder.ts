import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Forwarder = Awaited<ReturnType<typeof startForwarder>>;

/** An address that leads to a port of this machine, and later to another one, as a name or a virtual address does. */
export async function startForwarder(port: number) {
  let target = port;
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    const pair: [Socket, Socket] = [incoming, outgoing];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        for (const one of pair) one.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on new connections lead to this port. */
    redirect(other: number) {
      target = other;
    },
    /** Forwards nothing more on the open connections and does not close them, as if the machine had lost power. */
    silence() {
      for (const [incoming, outgoing] of pairs) {
        incoming.unpipe(outgoing).resume();
        outgoing.unpipe(incoming).resume();
      }
    },
    async stop() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
