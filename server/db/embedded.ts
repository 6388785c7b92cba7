import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * The embedded database, which works in the program's own thread. Its transactions follow each other without the event
 * loop being heard in between, for as long as one is waiting; so here each waits for one turn of the loop first. Without
 * it, a program with much to do would notice new requests, and that there are too many of them, only when it is done.
 */
export class EmbeddedDatabase extends PGlite {
  override _runExclusiveTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveTransaction(async () => {
      await turn();
      return run();
    });
  }

  /**
   * @param folder where the database lives; without it, in memory
   * @param copied what `dumpDataDir` gave of another one, with which this one starts
   */
  static async open(folder?: string, copied?: Blob): Promise<EmbeddedDatabase> {
    const database = new EmbeddedDatabase({ dataDir: folder, loadDataDir: copied });
    await database.waitReady;
    return database;
  }
}
