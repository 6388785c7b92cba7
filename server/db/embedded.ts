import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * The embedded database, which runs in the program's own thread. PGlite runs waiting transactions one after another without
 * returning to the event loop. Here, each first waits for one turn of the loop. Otherwise a busy service would notice new requests,
 * and reject the excess ones, only when all transactions are done. The method is not part of PGlite's public interface, so
 * `package.json` names one exact version.
 */
export class EmbeddedDatabase extends PGlite {
  override _runExclusiveTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveTransaction(async () => {
      await setImmediate();
      return run();
    });
  }

  /**
   * @param folder the folder of the database; without it, it is in memory
   * @param copied the result of another database's `dumpDataDir`, with which this one starts
   */
  static async open(folder?: string, copied?: Blob): Promise<EmbeddedDatabase> {
    const database = new EmbeddedDatabase({ dataDir: folder, loadDataDir: copied });
    await database.waitReady;
    return database;
  }
}
