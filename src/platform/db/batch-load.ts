import type { Db } from './db.ts';

/** Loads many keys in one query; returns a lookup for the results. */
type Load<K, V> = (db: Db, keys: readonly K[]) => Promise<(key: K) => V>;
/** The maximum number of keys per batch. */
const MAX_BATCH_SIZE = 200;

type PendingKey<K, V> = { key: K; resolve: (value: V) => void; reject: (reason: unknown) => void };

/**
 * Batches concurrent loads: keys requested while a query is running are loaded together by the next one. A result is never
 * older than its call, and a single call never waits. Batches are kept per transaction (`dataloader` knows no transactions,
 * which is why this is our own). When a batch fails, each key is loaded separately, so that only the failing key rejects
 * (inside a transaction, which PostgreSQL has aborted, all of them do).
 */
export function batchLoad<K, V>(load: Load<K, V>): (db: Db, key: K) => Promise<V> {
  const queues = new WeakMap<Db, PendingKey<K, V>[]>();
  const loadBatch = async (db: Db, batch: readonly PendingKey<K, V>[]): Promise<void> => {
    try {
      const valueOf = await load(
        db,
        batch.map(({ key }) => key),
      );
      for (const { key, resolve } of batch) resolve(valueOf(key));
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else await Promise.all(batch.map((one) => loadBatch(db, [one])));
    }
  };
  const drain = async (db: Db, queue: PendingKey<K, V>[]) => {
    while (queue.length > 0) await loadBatch(db, queue.splice(0, MAX_BATCH_SIZE));
    queues.delete(db);
  };
  return (db, key) =>
    new Promise((resolve, reject) => {
      const pending = { key, resolve, reject };
      const queue = queues.get(db);
      if (queue) {
        queue.push(pending);
        return;
      }
      const fresh = [pending];
      queues.set(db, fresh);
      void drain(db, fresh);
    });
}
