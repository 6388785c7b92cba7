import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { isPanic } from './dbErrors.ts';

/**
 * The embedded database, which runs in the program's own thread. PGlite runs waiting transactions one after another without
 * returning to the event loop. Here, each first waits for one turn of the loop. Otherwise a busy service would notice new requests,
 * and reject the excess ones, only when all transactions are done. The method is not part of PGlite's public interface, so
 * `package.json` names one exact version.
 */
export class EmbeddedDatabase extends PGlite {
  private panic: Error | null = null;

  /** Called once when the database stops because of an error. */
  onPanic: (error: Error) => void = () => {};

  override _runExclusiveTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveTransaction(async () => {
      await setImmediate();
      return run();
    });
  }

  /**
   * After a PANIC, for example if the disk is full when PostgreSQL writes its log, it has ended and the next statement would run
   * forever. So every further one fails. The next start recovers it from its log, as after a crash. A statement that waited while the
   * database closed fails too.
   */
  override async execProtocolStream(...parameters: Parameters<PGlite['execProtocolStream']>) {
    if (this.panic !== null) throw this.panic;
    if (this.closed) throw new Error('PGlite is closed');
    try {
      return await super.execProtocolStream(...parameters);
    } catch (error) {
      if (this.panic === null && error instanceof Error && isPanic(error)) {
        this.panic = error;
        this.onPanic(error);
      }
      throw error;
    }
  }

  /** After a PANIC, it writes nothing more: its memory may contain changes that are not in the log. */
  override async close(): Promise<void> {
    if (this.panic === null) await super.close();
  }

  /**
   * @param folder the folder of the database, which the caller has locked (`lock.ts`); without it, it is in memory
   * @param copied the result of another database's `dumpDataDir`, with which this one starts
   */
  static async open(folder?: string, copied?: Blob): Promise<EmbeddedDatabase> {
    // PostgreSQL's own lock file. It rejects an empty one, which a crash leaves between creating and writing it, at every later start.
    if (folder !== undefined) await rm(join(folder, 'postmaster.pid'), { force: true });
    const database = new EmbeddedDatabase({ dataDir: folder, loadDataDir: copied });
    await database.waitReady;
    return database;
  }
}
