import type { Db } from './db.ts';

/** Asks for many at once; answers what each gets. */
type Load<K, V> = (db: Db, keys: readonly K[]) => Promise<(key: K) => V>;
/** Asked for together at most. */
const MAX_ITEMS = 200;

type Waiting<K, V> = { key: K; found: (value: V) => void; failed: (reason: unknown) => void };

/**
 * Makes one query of many: what is asked for while a query is under way is asked for together in the next one. So an answer
 * is never older than its question, somebody alone waits for nobody, and a crowd costs few queries. Each transaction asks
 * for itself. Where asking together fails everybody asks alone, so that only who is at fault hears of it.
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
