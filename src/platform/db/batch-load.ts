import type { Db } from './db.ts';

/** Loads many keys in one query; returns a lookup for the results. */
type Load<K, V> = (db: Db, keys: readonly K[]) => Promise<(key: K) => V>;
/** The most keys in one batch. */
const MAX_ITEMS = 200;

type Waiting<K, V> = { key: K; found: (value: V) => void; failed: (reason: unknown) => void };

/**
 * Batches concurrent loads: keys requested while a query is running are loaded together by the next one. A result is never
 * older than its call, and a single call never waits. Batches are kept per transaction (`dataloader` has no notion of one,
 * which is why this is our own). When a batch fails, each key is loaded separately, so that only the failing key rejects.
 */
export function batchLoad<K, V>(load: Load<K, V>): (db: Db, key: K) => Promise<V> {
  const queues = new WeakMap<Db, Waiting<K, V>[]>();
  const answer = async (db: Db, asked: readonly Waiting<K, V>[]): Promise<void> => {
    try {
      const valueOf = await load(
        db,
        asked.map(({ key }) => key),
      );
      for (const { key, found } of asked) found(valueOf(key));
    } catch (error) {
      if (asked.length === 1) asked[0]?.failed(error);
      else await Promise.all(asked.map((one) => answer(db, [one])));
    }
  };
  const work = async (db: Db, queue: Waiting<K, V>[]) => {
    while (queue.length > 0) await answer(db, queue.splice(0, MAX_ITEMS));
    queues.delete(db);
  };
  return (db, key) =>
    new Promise((found, failed) => {
      const waiting = { key, found, failed };
      const queue = queues.get(db);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const fresh = [waiting];
      queues.set(db, fresh);
      void work(db, fresh);
    });
}
