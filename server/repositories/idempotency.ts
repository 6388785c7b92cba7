import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Event } from '../../src/contract/event.ts';
import type { Database } from '../db/connect.ts';
import { idempotencyKeys } from '../db/schema.ts';

/** How long a first answer is kept, in milliseconds: 24 hours. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** What is thrown where a key was sent before with another request. */
export class KeyUsedOtherwise extends Error {
  override name = 'KeyUsedOtherwise';
}

/** What is thrown while this process is still working on the first request with a key. */
export class KeyInFlight extends Error {
  override name = 'KeyInFlight';
}

/**
 * Runs creations under the caller's idempotency keys: the same key and request within 24 hours give the first answer
 * again. A creation that fails leaves nothing behind, so it may be tried again under its key.
 */
export function idempotency(db: Database) {
  const inFlight = new Set<string>();

  return {
    /**
     * @param key names the attempt; keys of different organizations are different
     * @param event the answer, where this is the first request with the key
     * @param store stores the event in the transaction that it is handed
     * @throws KeyUsedOtherwise, KeyInFlight, and whatever `store` throws
     */
    async once(
      organizationId: string,
      key: string,
      request: unknown,
      event: Event,
      store: (tx: Database) => Promise<void>,
    ): Promise<Event> {
      const name = `${organizationId} ${key}`;
      if (inFlight.has(name)) throw new KeyInFlight();
      inFlight.add(name);
      try {
        return await db.transaction(async (tx) => {
          const row = { organization_id: organizationId, key, request_hash: hashOf(request), answer: event };
          if (!(await claim(tx, row))) return await findAnswer(tx, row);
          await store(tx);
          return event;
        });
      } finally {
        inFlight.delete(name);
      }
    },
  };
}

/** Deletes the answers that nobody can ask for any more. */
export async function forgetExpired(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.created_at, expiry()));
}

const expiry = () => new Date(Date.now() - KEPT_MS).toISOString();

type Row = Omit<typeof idempotencyKeys.$inferInsert, 'created_at'>;

/** Waits for another process that works on the same key. @returns whether the key is new, or its answer had expired */
async function claim(db: Database, row: Row): Promise<boolean> {
  const created_at = new Date().toISOString();
  const { request_hash, answer } = row;
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...row, created_at })
    .onConflictDoUpdate({
      target: [idempotencyKeys.organization_id, idempotencyKeys.key],
      set: { request_hash, answer, created_at },
      setWhere: lte(idempotencyKeys.created_at, expiry()),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/** @throws KeyUsedOtherwise */
async function findAnswer(db: Database, { organization_id, key, request_hash }: Row): Promise<Event> {
  const [found] = await db
    .select({ request_hash: idempotencyKeys.request_hash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.organization_id, organization_id), eq(idempotencyKeys.key, key)));
  if (found?.request_hash !== request_hash) throw new KeyUsedOtherwise();
  return found.answer;
}

/** The request has passed the contract's schema, which puts its fields in one order. */
const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('hex');
