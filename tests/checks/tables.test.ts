import fs from 'node:fs';
import { expect, inject, test } from 'vitest';
import { describeSchema, generateRowTypes, ROW_TYPES_FILE, SCHEMA_FILE } from '../setup/schema.ts';
import { tableOwners } from '../setup/table-owners.ts';

const template = () => inject('databaseServer').replace('{database}', 'pathlight_template');

test('the row types and docs/schema.sql are those of the migrated schema (`npm run schema` writes them)', async () => {
  expect(await generateRowTypes(template())).toBe(fs.readFileSync(ROW_TYPES_FILE, 'utf8'));
  expect(await describeSchema(template())).toBe(fs.readFileSync(SCHEMA_FILE, 'utf8'));
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
