import { createHash } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Event } from '../../src/contract/event.ts';
import type { Database } from '../db/connect.ts';
import { idempotencyKeys } from '../db/schema.ts';

/** How long a first answer is kept, in milliseconds: 24 hours. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** What is thrown where a key was sent before with another request. */
export class KeyUsedOtherwise extends Error {
  override name = 'KeyUsedOtherwise';
}

/** What is thrown while the first request with a key is still under way, in this process or another one. */
export class KeyInFlight extends Error {
  override name = 'KeyInFlight';
}

/**
 * Runs creations under the caller's idempotency keys: the same key and request within 24 hours give the first answer
 * again. A creation that fails leaves nothing behind, so it may be tried again under its key.
 */
export function idempotency(db: Database) {
  // The embedded database runs one transaction after the other, so that nobody would ever be seen waiting for a key.
  const inFlight = new Set<string>();

  return {
    /**
     * @param key names the attempt; keys of different organizations are different
     * @param create makes the event in the transaction that it is handed
     * @throws KeyUsedOtherwise, KeyInFlight, and whatever `create` throws
     */
    async once(
      organizationId: string,
      key: string,
      request: unknown,
      create: (tx: Database) => Promise<Event>,
    ): Promise<Event> {
      const name = `${organizationId} ${key}`;
      const request_hash = hashOf(request);
      // Many may ask for an answer that is there; only a creation needs the lock, and then has to look again.
      const earlier = await findAnswer(db, organizationId, key, request_hash);
      if (earlier !== undefined) return earlier;
      if (inFlight.has(name)) throw new KeyInFlight();
      inFlight.add(name);
      try {
        return await db.transaction(async (tx) => {
          await lock(tx, name);
          const first = await findAnswer(tx, organizationId, key, request_hash);
          if (first !== undefined) return first;
          const answer = await create(tx);
          await store(tx, { organization_id: organizationId, key, request_hash, answer });
          return answer;
        });
      } finally {
        inFlight.delete(name);
      }
    },
  };
}

/** Forgets the answers that nobody can ask for any more. */
export async function forgetExpired(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.created_at, expiry()));
}

const expiry = () => new Date(Date.now() - KEPT_MS).toISOString();

/** Held until the transaction ends. Whoever comes second does not wait: the first may take long, or its process hang. */
async function lock(db: Database, name: string) {
  const [row] = await db
    .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(select) as nothing`);
  if (!row?.isOurs) throw new KeyInFlight();
}

/** @returns undefined where the key is new @throws KeyUsedOtherwise */
async function findAnswer(db: Database, organizationId: string, key: string, request_hash: string) {
  const [found] = await db
    .select({ request_hash: idempotencyKeys.request_hash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.organization_id, organizationId),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.created_at, expiry()),
      ),
    );
  if (found !== undefined && found.request_hash !== request_hash) throw new KeyUsedOtherwise();
  return found?.answer;
}

async function store(db: Database, row: Omit<typeof idempotencyKeys.$inferInsert, 'created_at'>) {
  const created_at = new Date().toISOString();
  const { request_hash, answer } = row;
  await db
    .insert(idempotencyKeys)
    .values({ ...row, created_at })
    // An answer that has expired but was not yet cleared away.
    .onConflictDoUpdate({
      target: [idempotencyKeys.organization_id, idempotencyKeys.key],
      set: { request_hash, answer, created_at },
    });
}

/** The request has passed the contract's schema, which puts its fields in one order. */
const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('hex');
