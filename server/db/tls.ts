import { Client } from 'pg';

/** Hosts whose connections do not leave the machine: Unix sockets and loopback. */
const LOCAL = /^(?:\/.*|localhost|127(?:\.\d+){3}|::1|)$/;

/**
 * Tells whether a connection to PostgreSQL can be read or replaced on the network: to another machine without TLS, or with a
 * certificate that is not checked. An address that cannot be read makes no connection: `openDatabase` refuses it.
 * @param databaseUrl `DATABASE_URL`; node-postgres also takes settings such as `PGSSLMODE` from the environment
 */
export function isUnprotected(databaseUrl: string): boolean {
  const client = readAddress(databaseUrl);
  if (client === null || LOCAL.test(client.host)) return false;
  const tls: unknown = client.ssl;
  return !tls || (typeof tls === 'object' && Reflect.get(tls, 'rejectUnauthorized') === false);
}

function readAddress(databaseUrl: string): Client | null {
  try {
    return new Client({ connectionString: databaseUrl });
  } catch {
    return null;
  }
}
