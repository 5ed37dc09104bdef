/** Which folder owns which table, and which tables a source file names in its queries. */
import fs from 'node:fs';
import path from 'node:path';

export type TableOwner = { table: string; owner: string };

/** `src/features/base/accounts/server/tables.ts` -> `src/features/base/accounts`; a platform file is its own folder's. */
export function ownerOf(file: string): string {
  return /^src\/features\/[^/]+\/[^/]+/.exec(file)?.[0] ?? path.dirname(file);
}

/** The owner of each table: the folder whose file adds it to the interface `Tables`. */
export function tableOwners(): TableOwner[] {
  return sources().flatMap((file) => {
    const merged = /interface Tables \{\n([\s\S]*?)\n {2}\}/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '';
    return [...merged.matchAll(/^ {4}(\w+): /gm)].map(([, table = '']) => ({ table, owner: ownerOf(file) }));
  });
}

/** Sources of the product, without tests and their factories. */
export const sources = (): string[] =>
  fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\.ts$|row-types\.ts$|platform\/messages\//.test(file));

const BUILDER =
  /\b(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?|insertInto|updateTable|deleteFrom|mergeInto|using)\(\s*\[?\s*['"`](\w+)/g;
const SQL = /\b(?:from|join|into|update|truncate|table|using)\s+(?:only\s+)?(\w+)/gi;

/** The known tables that a text names in Kysely's builder or in its SQL templates. */
export function tablesNamedIn(text: string, known: ReadonlySet<string>): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
  const templates = [...code.matchAll(/sql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/g)].map(([, template = '']) => template);
  const named = [...code.matchAll(BUILDER), ...templates.flatMap((template) => [...template.matchAll(SQL)])];
  return [...new Set(named.map(([, name = '']) => name))].filter((name) => known.has(name));
}
