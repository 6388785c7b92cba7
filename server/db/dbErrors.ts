import { causes, errorCode } from '../errors.ts';

/**
 * Database errors without their messages, because Drizzle's message contains the parameters of the statement, which are
 * personal data.
 */

/** Tells whether the database is unavailable or overloaded, or asks to try again; so the program has no bug. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) || causes(error).some((cause) => isPanic(cause) || SQLSTATE.test(errorCode(cause)));

/** Tells whether the connection to the database was lost, so that what was sent last may have been stored. */
export function isConnectionLost(error: unknown): boolean {
  return causes(error).some((cause) => {
    const code = errorCode(cause);
    const isNetwork = NETWORK.has(code) || Reflect.get(cause, 'syscall') === 'connect';
    return isNetwork || CONNECTION_SQLSTATE.test(code) || LOST_CONNECTION.test(cause.message);
  });
}

/** Tells whether a statement waited too long for a lock of another transaction, such as an import. */
export const isLockTimeout = (error: unknown): boolean => causes(error).some((cause) => errorCode(cause) === '55P03');

/** Tells whether the database can never store these values: a data exception, or a text that is too long for an index. */
export const isValueRefused = (error: unknown): boolean =>
  causes(error).some((cause) => /^(?:22|54)\w{3}$/.test(errorCode(cause)));

/** Tells whether PostgreSQL has ended because of this error, for example because it cannot write its log. */
export const isPanic = (error: Error) => Reflect.get(error, 'severity') === 'PANIC';

/** The details of an error that may be logged: without values. */
export function describeDatabaseError(error: unknown) {
  const innermost = causes(error).at(-1);
  if (innermost === undefined) return { name: typeof error };
  const code = errorCode(innermost);
  return {
    name: innermost.name,
    code: code || undefined,
    constraint: Reflect.get(innermost, 'constraint'),
    // The message of an error with an SQLSTATE may contain values.
    message: /^[0-9A-Z]{5}$/.test(code) ? undefined : innermost.message,
    // Without the first line, which is the message.
    stack: innermost.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
  };
}

/** Errors without `connect`, which has many more, such as a missing Unix socket: of a connection in use, or of several addresses. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Connection exceptions, and what ends connections: a shutdown, the removal of the database, a timeout without use. */
const CONNECTION_SQLSTATE = /^(?:08\w{3}|57P0[1-5])$/;

/**
 * A failed login, a missing database, too many connections, a database that accepts no connections or is read-only (a standby), a
 * cancelled statement, a timeout of the server, an error of its machine, and errors after which a client should try again.
 */
const SQLSTATE = /^(?:28\w{3}|3D000|53\w{3}|55000|25006|25P0[34]|57014|58\w{3}|40001|40P01|55P03)$/;

/** Errors of node-postgres and PGlite without a code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after|PGlite is clos)/;
