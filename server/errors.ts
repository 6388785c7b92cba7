/** The error and its causes, the outermost first. Empty for a thrown value that is no error. */
export function causes(error: unknown): Error[] {
  const found: Error[] = [];
  for (let cause = error; cause instanceof Error && found.length < 10; cause = cause.cause) found.push(cause);
  return found;
}

/** The message of the innermost cause. Outer errors of Drizzle contain the statement with its values, which are personal data. */
export function rootMessage(error: unknown): string {
  const root = causes(error).at(-1);
  // Node tries every address of a host and reports an error for each.
  if (root instanceof AggregateError) return rootMessage(root.errors[0]);
  return root?.message ?? String(error);
}

/** The code of an error of Node or a database; empty without one. */
export function errorCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
}
