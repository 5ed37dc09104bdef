/** Idempotency keys: a request with a key is processed once; for a day, repeating it returns the first response. */
import { createHash } from 'node:crypto';
import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Context, Services } from './context.ts';
import { problem } from './errors.ts';
import type { Db } from '#platform/db/db.ts';

/** The first response to a keyed request; a row without a status is still being processed. */
export type IdempotencyKeysTable = Refine<
  Rows['idempotency_keys'],
  {
    body: ColumnType<unknown, string | null, string | null>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    idempotency_keys: IdempotencyKeysTable;
  }
}
declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'idempotency.purge': Record<string, never>;
  }
}

const RETENTION_MS = 24 * 3_600_000;
/** Longer than any request takes: after this, the request that claimed the key has failed. */
const STALE_CLAIM_MS = 60_000;
const DONE_STATUS = 200;

/** One keyed request of one member. `input` is the request's input; the same key with another input is refused. */
export type KeyedRequest = { userId: string; endpoint: string; key: string; input: unknown };

/**
 * Runs `work` and stores its response in one transaction, or returns the response stored for this key. Throws 400 for an
 * invalid key, 409 with Retry-After while the first request is running, 422 for another input under the same key. A failed
 * request releases its key.
 */
export async function runOncePerKey<T>(
  { db, clock }: Services,
  request: KeyedRequest,
  work: (db: Db) => Promise<T>,
): Promise<{ result: T; replayed: boolean }> {
  if (!/^[\x21-\x7e]{1,255}$/.test(request.key)) throw problem(400, 'key-malformed');
  const stored = await claim(db, request, clock.now());
  if (stored) return { result: stored.result as T, replayed: true };
  try {
    const result = await db.transaction().execute(async (trx) => {
      const output = await work(trx);
      await updateKey(trx, request)
        .set({ status: DONE_STATUS, body: JSON.stringify(output) })
        .execute();
      return output;
    });
    return { result, replayed: false };
  } catch (error) {
    await db
      .deleteFrom('idempotency_keys')
      .where('user_id', '=', request.userId)
      .where('endpoint', '=', request.endpoint)
      .where('key', '=', request.key)
      .where('status', 'is', null)
      .execute()
      // If the database is unavailable, the claim goes stale after a minute and can be taken over.
      .catch(() => {});
    throw error;
  }
}

const updateKey = (db: Db, { userId, endpoint, key }: KeyedRequest) =>
  db.updateTable('idempotency_keys').where('user_id', '=', userId).where('endpoint', '=', endpoint).where('key', '=', key);

/** Claims the key for this request, or returns the stored response. */
async function claim(db: Db, request: KeyedRequest, now: Date): Promise<{ result: unknown } | null> {
  const hash = createHash('sha256').update(JSON.stringify(request.input)).digest('hex');
  const newClaim = { request_hash: hash, status: null, body: null, claimed_at: now };
  const { userId: user_id, endpoint, key } = request;
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ user_id, endpoint, key, ...newClaim })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'endpoint', 'key'])
        .doUpdateSet(newClaim)
        .where((eb) =>
          eb.or([
            eb('idempotency_keys.claimed_at', '<', new Date(now.getTime() - RETENTION_MS)),
            eb.and([
              eb('idempotency_keys.status', 'is', null),
              eb('idempotency_keys.claimed_at', '<', new Date(now.getTime() - STALE_CLAIM_MS)),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const existing = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('user_id', '=', user_id)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirst();
  if (existing && existing.request_hash !== hash) throw problem(422, 'key-reused');
  if (existing?.status) return { result: existing.body };
  throw problem(409, 'in-progress', {}, { headers: { 'retry-after': '1' } });
}

/** Nightly: deletes keys older than a day. */
export async function purgeIdempotencyKeys(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('idempotency_keys')
    .where('claimed_at', '<', new Date(ctx.clock.now().getTime() - RETENTION_MS))
    .execute();
}
