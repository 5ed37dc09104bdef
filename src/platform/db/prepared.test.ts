/** Marked statements are planned once for each connection, others each time. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { PREPARED } from './prepared.ts';

const app = openTestApp();

test('a marked statement is prepared once, and answers for the values of each call', async () => {
  await app
    .context()
    .db.connection()
    .execute(async (db) => {
      const add = async (a: number, b: number) =>
        (await sql<{ sum: number }>`select ${a}::int + ${b}::int as sum ${PREPARED}`.execute(db)).rows[0]?.sum;
      expect([await add(1, 2), await add(3, 4), await add(5, 6)]).toEqual([3, 7, 11]);
      const { rows } = await sql`select from pg_prepared_statements where statement like 'select $1::int + $2::int%'`.execute(db);
      expect(rows).toHaveLength(1);
    });
});

test('any other statement is not', async () => {
  await app
    .context()
    .db.connection()
    .execute(async (db) => {
      await sql`select ${1}::int as one`.execute(db);
      const { rows } = await sql`select from pg_prepared_statements where statement like '%as one%'`.execute(db);
      expect(rows).toEqual([]);
    });
});
