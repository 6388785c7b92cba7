import * as z from 'zod/mini';

/**
 * What this browser tab remembers: the key, ids, drafts of forms, settings; never a profile. It survives a reload and a
 * crash, and ends when the tab is closed or somebody signs out in it. Other tabs do not see it.
 */

const PREFIX = 'kol-desk.';

/** @returns what was kept under this name; null where there is nothing, or nothing that the schema takes */
export function readTab<Value>(name: string, schema: z.core.$ZodType<Value>): Value | null {
  try {
    const result = z.safeParse(schema, JSON.parse(readTabText(name) ?? 'null'));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Keeps a value; null forgets it. */
export function writeTab(name: string, value: unknown): void {
  writeTabText(name, value === null ? null : JSON.stringify(value));
}

/** The same for a text as it is. */
export function readTabText(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a text; null forgets it. Where the browser keeps nothing (full, or switched off), the page works on without. */
export function writeTabText(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // Nothing typed is lost as long as the page stays open.
  }
}

/** Under which name it remembers drafts of events; the event form writes them. */
export const EVENT_DRAFTS = 'event-drafts';

/** True where there is one, which signing out would take away. */
export const hasDrafts = () => readTabText(EVENT_DRAFTS) !== null;

/** Forgets everything that this tab keeps. */
export function clearTab(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
