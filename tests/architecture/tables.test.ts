import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '#app/boot/testing.ts';
import { describeSchema, generateRowTypes, ROW_TYPES_FILE, SCHEMA_FILE } from '../setup/schema.ts';
import { ownerOf, sources, tableOwners, tablesNamedIn } from '../setup/table-owners.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

test('the row types and docs/schema.sql match the migrated schema (`npm run generate` writes them)', async () => {
  expect(await generateRowTypes(database.url)).toBe(fs.readFileSync(ROW_TYPES_FILE, 'utf8'));
  expect(await describeSchema(database.url)).toBe(fs.readFileSync(SCHEMA_FILE, 'utf8'));
});

test('every table has exactly one owner', () => {
  const rows = /export interface DB \{\n([\s\S]*?)\n\}/.exec(fs.readFileSync(ROW_TYPES_FILE, 'utf8'))?.[1] ?? '';
  const tables = [...rows.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name);
  expect(
    tableOwners()
      .map(({ table }) => table)
      .toSorted(),
  ).toEqual(tables.toSorted());
});

test('a file queries only tables that its own feature owns', () => {
  const owners = new Map(tableOwners().map(({ table, owner }) => [table, owner]));
  const known = new Set(owners.keys());
  const foreign = sources().flatMap((file) =>
    tablesNamedIn(fs.readFileSync(file, 'utf8'), known)
      .filter((table) => owners.get(table) !== ownerOf(file))
      .map((table) => `${file}: ${table}`),
  );
  expect(foreign).toEqual([]);
});

test('queried tables are found in the query builder and in SQL, including subqueries', () => {
  const known = new Set(['users', 'jobs', 'boards', 'cards']);
  const named = (source: string) => tablesNamedIn(source, known).toSorted();
  expect(named("db.selectFrom('users as u').innerJoin('jobs', 'a', 'b')")).toEqual(['jobs', 'users']);
  expect(named("db.selectFrom(['boards', 'cards as c'])")).toEqual(['boards', 'cards']);
  expect(named('sql`select ${part(sql`1`)} from (select 1 from jobs) as x left join boards b on true`')).toEqual([
    'boards',
    'jobs',
  ]);
  expect(named('sql<Row>`with a as (delete from cards returning id) update users set x = ${1}`')).toEqual(['cards', 'users']);
  expect(named("db.selectFrom(memberRows(ctx).as('users'))")).toEqual([]);
});
