/**
 * Errors of the database, looked at without their texts: Drizzle's repeats the parameters of the failed statement,
 * and those are people's data.
 */

/** True where no fault of the program is behind an error: the database is away, overloaded, or asks to try again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causes(error).some((cause) => {
    const code = codeOf(cause);
    return NETWORK.has(code) || SQLSTATE.test(code) || LOST.test(cause.message);
  });
}

/** What may be logged of an error: its kind, its code, where it happened, but no values. */
export function describeDatabaseError(error: unknown) {
  const innermost = causes(error).at(-1);
  if (innermost === undefined) return { name: typeof error };
  const code = codeOf(innermost);
  return {
    name: innermost.name,
    code: code || undefined,
    constraint: Reflect.get(innermost, 'constraint'),
    // A message with an SQLSTATE is about a statement, and may quote what was in it.
    message: /^[0-9A-Z]{5}$/.test(code) ? undefined : innermost.message,
    // Its first line is the message.
    stack: innermost.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
  };
}

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);

/**
 * Connection exceptions, a login or a database that is no more, too many connections, a database that takes none or is only
 * read (a standby), shutting down, and those where trying again is the remedy.
 */
const SQLSTATE = /^(?:08\w{3}|28\w{3}|3D000|53\w{3}|55000|25006|57P0[1-5]|40001|40P01|55P03)$/;

/** node-postgres and PGlite give these no code. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after|PGlite is clos)/;

const codeOf = (error: Error) => {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : '';
};

function causes(error: unknown): Error[] {
  const found: Error[] = [];
  for (let cause = error; cause instanceof Error && found.length < 10; cause = cause.cause) found.push(cause);
  return found;
}
