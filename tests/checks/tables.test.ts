import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';

/** Columns by table, read from the row types of all features: `name: type;` lines of `export type XTable = { ... }`. */
function typedTables(): Map<string, Set<string>> {
  const types = new Map<string, Set<string>>();
  const tables = new Map<string, Set<string>>();
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(features\/[^/]+\/server\/tables|platform\/server\/[\w-]+)\.ts$/.test(file));
  for (const file of files.map((name) => path.join('src', name))) {
    const text = fs.readFileSync(file, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
    for (const [, name = '', body = ''] of text.matchAll(/type (\w+Table) = \{([\s\S]*?)\};/g))
      types.set(name, new Set([...body.matchAll(/(?:^|[;{\n])\s*(\w+)\??:/g)].map(([, column = '']) => column)));
    const merged = /interface Tables \{([\s\S]*?)\}/.exec(text)?.[1] ?? '';
    for (const [, table = '', type = ''] of merged.matchAll(/(\w+): (\w+);/g)) tables.set(table, types.get(type) ?? new Set());
  }
  return tables;
}

test('the row types name exactly the columns of the migrated database', async () => {
  const client = new pg.Client({ connectionString: inject('databaseServer').replace('{database}', 'pathlight_template') });
  await client.connect();
  const { rows } = await client.query<{ table_name: string; column_name: string; is_generated: string }>(
    `select table_name, column_name, is_generated
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'`,
  );
  await client.end();
  const real = Map.groupBy(rows, (row) => row.table_name);
  const typed = typedTables();
  expect([...typed.keys()].toSorted()).toEqual([...real.keys()].toSorted());
  for (const [table, columns] of real) {
    const written = columns.filter(({ is_generated }) => is_generated === 'NEVER').map(({ column_name }) => column_name);
    const known = [...(typed.get(table) ?? [])].filter(
      (column) =>
        columns.some(({ column_name, is_generated }) => column_name === column && is_generated === 'NEVER') ||
        !columns.some(({ column_name }) => column_name === column),
    );
    expect(known.toSorted(), table).toEqual(written.toSorted());
  }
});
