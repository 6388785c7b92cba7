import { isOutage, noteSilence } from './outage.ts';

/**
 * How the parts of the program that are loaded later arrive, or fail to. A browser may remember for the life of the page
 * that a part did not come, so none is asked for while nobody would answer: then it can still be had when somebody does.
 */

/**
 * Why a part is not there:
 * - `away`: nobody answers at the moment
 * - `remembered`: it, or another part, did not come while nobody answered, and the browser does not ask again
 * - `gone`: the service answers, and the part does not come, as after a new release
 */
export type MissingReason = 'away' | 'remembered' | 'gone';

/** A part of the program did not arrive. */
export class PartMissing extends Error {
  override name = 'PartMissing';
  /** When it was found out, in milliseconds since 1970. */
  readonly at = Date.now();
  readonly reason: MissingReason;

  constructor(reason: MissingReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Answers as long as the dashboard's own server does; it is never kept by the browser. */
const ASKED = '/config.json';

/** How long that may take, in milliseconds. */
const TIME_LIMIT_MS = 20_000;

/** For so long after one part has come the next is asked for without looking first, in milliseconds. */
const SURE_FOR_MS = 5_000;

/** When a part last came, in milliseconds since 1970: this one, to begin with. */
let cameAt = Date.now();

/** Whether the server of the dashboard answers now; that it has no such file is an answer too. */
export const isAnswering = (): Promise<boolean> =>
  fetch(ASKED, { cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** True once a part was asked for in vain: the browser may remember that of it, and of what it shares with others. */
let wasLost = false;

/** Browsers say in words of their own that a part of the program could not be downloaded. */
const NOT_DOWNLOADED = /dynamically imported module|importing a module script|preload css|MIME type/i;

/**
 * Loads a part once; one that does not come is asked for again with the next call.
 * @param load the part's own `import`
 * @returns the call; it rejects with `PartMissing` where the part does not come
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let arriving: Promise<Loaded> | undefined;
  const ask = async () => {
    const isSure = !isOutage() && Date.now() - cameAt < SURE_FOR_MS;
    if (!isSure && !(await isAnswering())) {
      noteSilence();
      // Not asked for, it is named by its `import`: who helps has to know what the reader opened.
      throw new PartMissing('away', `${/[\w-]+\.[jt]s/.exec(String(load)) ?? ASKED}: no answer`);
    }
    try {
      const loaded = await load();
      cameAt = Date.now();
      return loaded;
    } catch (error) {
      if (!(error instanceof Error && NOT_DOWNLOADED.test(error.message))) throw error;
      const isAway = !(await isAnswering());
      if (isAway) noteSilence();
      const reason = isAway ? 'away' : wasLost ? 'remembered' : 'gone';
      wasLost ||= isAway;
      throw new PartMissing(reason, error.message.replace(window.location.origin, ''));
    }
  };
  return () => {
    arriving ??= ask().catch((error: unknown) => {
      arriving = undefined;
      throw error;
    });
    return arriving;
  };
}
