import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Db } from './db.ts';
import { batchLoad } from './batch-load.ts';

const DB = {} as Db;
const delay = () => new Promise((resolve) => setTimeout(resolve, 1));

test('many concurrent calls cost two queries, and each gets its own result', async () => {
  const queries: number[] = [];
  const find = batchLoad(async (_db, keys: readonly number[]) => {
    queries.push(keys.length);
    await delay();
    return (key: number) => `of ${key}`;
  });
  const results = await Promise.all(Array.from({ length: 50 }, (_, n) => find(DB, n)));
  expect(results).toEqual(Array.from({ length: 50 }, (_, n) => `of ${n}`));
  expect(queries).toEqual([1, 49]);
});

test('a result is never older than its call', async () => {
  const state = { version: 0 };
  const find = batchLoad(async () => {
    const version = state.version;
    await delay();
    return () => version;
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 20 }), async (pauses) => {
      const calls = [];
      for (const pause of pauses) {
        state.version += 1;
        const startVersion = state.version;
        calls.push(find(DB, 'it').then((version) => expect(version).toBeGreaterThanOrEqual(startVersion)));
        if (pause) await delay();
      }
      await Promise.all(calls);
    }),
    { numRuns: 30 },
  );
});

test('a call within a transaction is never answered by a query outside the transaction', async () => {
  const other = {} as Db;
  const find = batchLoad(async (db) => {
    await delay();
    return () => db === other;
  });
  expect(await Promise.all([find(DB, 'a'), find(other, 'a'), find(DB, 'a')])).toEqual([false, true, false]);
});

test('a key that fails does not fail the others', async () => {
  const find = batchLoad(async (_db, keys: readonly string[]) => {
    await delay();
    if (keys.includes('broken')) throw new Error('broken');
    return (key: string) => key;
  });
  const all = await Promise.allSettled(['a', 'b', 'broken', 'c'].map((key) => find(DB, key)));
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    'a',
    'b',
    'Error: broken',
    'c',
  ]);
  expect(await find(DB, 'd')).toBe('d');
});
