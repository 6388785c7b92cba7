import * as z from 'zod/mini';

/**
 * What this browser tab remembers beside the key, until it is closed or somebody signs out: ids, drafts of forms,
 * settings; never a profile. It survives a reload and a crash. Other tabs do not see it.
 */

const PREFIX = 'kol-desk.';

/** @returns what was kept under this name; null where there is nothing, or nothing that the schema takes */
export function readTab<Value>(name: string, schema: z.core.$ZodType<Value>): Value | null {
  try {
    const result = z.safeParse(schema, JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null'));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Keeps a value; null forgets it. Where the browser keeps nothing (full, or switched off), the page works on without. */
export function writeTab(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Nothing typed is lost as long as the page stays open.
  }
}

/** Forgets everything that this tab keeps. */
export function clearTab(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
}
