import { and, eq, lte } from 'drizzle-orm';
import type { Event } from '../../src/contract/event.ts';
import type { Database } from '../db/connect.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { hashOf } from './hashOf.ts';
import { forEachOrganization } from './organizations.ts';

/** How long the first response is stored: 24 hours. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** The key was sent before with another request. */
export class IdempotencyKeyReused extends Error {
  override name = 'IdempotencyKeyReused';
}

/** This process is still working on the first request with the key. */
export class IdempotencyKeyInFlight extends Error {
  override name = 'IdempotencyKeyInFlight';
}

/** A request with an `Idempotency-Key`. */
export interface Attempt {
  key: string;
  /** The requests on which this process works; a second one does not wait for the first. */
  inFlight: Set<string>;
}

/**
 * Creates an event with an idempotency key: within 24 hours, the same key and request return the first response again. If the
 * creation fails, nothing is stored, and the key can be used again.
 * @param by who sends the request; another person may use the same key
 * @param event the response if this is the first request with the key
 * @param store stores the event in the given transaction
 * @throws IdempotencyKeyReused, IdempotencyKeyInFlight, and the errors of `store`
 */
export async function once(
  db: Database,
  { organizationId, actor }: { organizationId: string; actor: string },
  { key, inFlight }: Attempt,
  request: unknown,
  event: Event,
  store: (tx: Database) => Promise<void>,
): Promise<Event> {
  const name = `${organizationId} ${actor} ${key}`;
  if (inFlight.has(name)) throw new IdempotencyKeyInFlight();
  inFlight.add(name);
  try {
    return await db.transaction(async (tx) => {
      // The contract's schema has put the fields of the request in a fixed order.
      const row = {
        organization_id: organizationId,
        actor,
        key,
        request_hash: hashOf(JSON.stringify(request)),
        answer: event,
      };
      if (!(await claim(tx, row))) return await findResponse(tx, row);
      await store(tx);
      return event;
    });
  } finally {
    inFlight.delete(name);
  }
}

/** Deletes the responses that are older than 24 hours. */
export const deleteExpired = (db: Database): Promise<void> =>
  forEachOrganization(db, (id) =>
    db
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.organization_id, id), lte(idempotencyKeys.created_at, expiry()))),
  );

const expiry = () => new Date(Date.now() - RETENTION_MS).toISOString();

type Row = Omit<typeof idempotencyKeys.$inferSelect, 'created_at'>;

/** Waits for another process that works on the same key. @returns whether the key is new or expired */
async function claim(db: Database, row: Row): Promise<boolean> {
  const created_at = new Date().toISOString();
  const { request_hash, answer } = row;
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...row, created_at })
    .onConflictDoUpdate({
      target: [idempotencyKeys.organization_id, idempotencyKeys.actor, idempotencyKeys.key],
      set: { request_hash, answer, created_at },
      setWhere: lte(idempotencyKeys.created_at, expiry()),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/** @throws IdempotencyKeyReused */
async function findResponse(db: Database, { organization_id, actor, key, request_hash }: Row): Promise<Event> {
  const [found] = await db
    .select({ request_hash: idempotencyKeys.request_hash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.organization_id, organization_id),
        eq(idempotencyKeys.actor, actor),
        eq(idempotencyKeys.key, key),
      ),
    );
  if (found?.request_hash !== request_hash) throw new IdempotencyKeyReused();
  return found.answer;
}
