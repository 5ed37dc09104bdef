/** Equal reads of one page are made once, and never hide what the page itself has changed. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { shareReads } from './share-reads.ts';
import type { Db } from './db.ts';

const app = openTestApp();

const countHashtags = async (db: Db) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from hashtags`.execute(db);
  return rows[0]?.count ?? 0;
};
const addHashtag = (db: Db, name: string) => sql`insert into hashtags (slug, name) values (${name}, ${name})`.execute(db);

test('equal reads share a result, however often they are made', async () => {
  const { db } = app.context();
  const reads = shareReads(db);
  const before = await Promise.all([countHashtags(reads.db), countHashtags(reads.db)]);
  await addHashtag(db, 'meanwhile');
  expect([...before, await countHashtags(reads.db)]).toEqual([before[0], before[0], before[0]]);
  expect(await countHashtags(shareReads(db).db)).toBe(Number(before[0]) + 1);
});

test('reads with other values have results of their own', async () => {
  const reads = shareReads(app.context().db);
  const read = async (value: string) => (await sql<{ value: string }>`select ${value}::text as value`.execute(reads.db)).rows;
  expect(await Promise.all([read('a'), read('b')])).toEqual([[{ value: 'a' }], [{ value: 'b' }]]);
});

test('a change makes later reads new', async () => {
  const reads = shareReads(app.context().db);
  const before = await countHashtags(reads.db);
  await addHashtag(reads.db, 'own-change');
  expect(await countHashtags(reads.db)).toBe(before + 1);
});

test('a change on another connection is seen after the reads are renewed', async () => {
  const { db } = app.context();
  const reads = shareReads(db);
  const before = await countHashtags(reads.db);
  await addHashtag(db, 'in-a-transaction');
  reads.renew();
  expect(await countHashtags(reads.db)).toBe(before + 1);
});
