/** Finds what the database, the files and the public surface contain of a text. */
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod';
import { contract } from '#app/http/contract.ts';
import type { TestApp, TestUser } from '#app/boot/testing.ts';

/** A column that contains the text in `rows` rows, with one value. */
export type Trace = { column: string; rows: number; example: string };

/** The columns of every table of every schema, of whatever type, whose text matches the pattern. */
export async function findStoredTraces(app: TestApp, pattern: string): Promise<Trace[]> {
  const { db } = app.context();
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2`.execute(db);
  const found: Trace[] = [];
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<Trace>`
      select ${schema === 'public' ? name : `${schema}.${name}`} || '.' || field.key as column, count(*)::int as rows, min(left(field.value, 300)) as example
      from ${sql.id(schema, name)} as t, jsonb_each_text(to_jsonb(t)) as field
      where field.value ~* ${pattern} group by field.key order by field.key`.execute(db);
    found.push(...rows);
  }
  return found;
}

/** The stored files, by their path in the data folder; mail that left is in the recipients' hands. */
export const storedFiles = (app: TestApp): string[] =>
  fs
    .readdirSync(app.config.DATA_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(app.config.DATA_DIR, path.join(entry.parentPath, entry.name)))
    // What names the folder is no member's file.
    .filter((file) => file !== 'files/.id' && !/^(mail|sandbox)\//.test(file));

export const findFileTraces = (app: TestApp, pattern: string): string[] =>
  storedFiles(app).filter((file) =>
    new RegExp(pattern, 'i').test(`${file}\n${fs.readFileSync(path.join(app.config.DATA_DIR, file), 'latin1')}`),
  );

/** Paths of the API that name nothing, with the words that somebody may search for. */
function listPaths(words: readonly string[]): string[] {
  return Object.entries(contract)
    .filter(([key]) => key.startsWith('GET ') && !key.includes('{') && !/\/(staff|auth|export)/.test(key))
    .flatMap(([key, { query }]) => {
      const address = key.slice('GET '.length);
      const searches = query instanceof z.ZodObject && 'query' in query.shape ? words : [];
      return [address, ...searches.map((word) => `${address}?query=${encodeURIComponent(word)}`)];
    });
}

const FEEDS = ['/sitemap.xml', '/jobs/feed.xml', '/jobs/rss.xml', '/jobs/feed.json', '/robots.txt', '/llms.txt'];

/** The addresses whose response matches the pattern: every list, search and feed, and further paths, as each of the readers. */
export async function findPublicTraces(
  app: TestApp,
  pattern: string,
  { words, paths, readers }: { words: readonly string[]; paths: readonly string[]; readers: readonly (TestUser | null)[] },
): Promise<string[]> {
  const found: string[] = [];
  const addresses = [...listPaths(words), ...FEEDS, ...(await sitemaps(app)), ...paths];
  for (const [index, reader] of readers.entries())
    for (const address of addresses) {
      const headers = { 'sec-fetch-site': 'same-origin', ...(reader && { cookie: reader.cookie }) };
      const response = await app.fetch(address, { headers, redirect: 'manual' });
      // What an answer repeats of the question says nothing.
      const text = (await response.text()).replaceAll(/"query":"[^"]*"/g, '');
      const match = response.ok && new RegExp(`.{0,80}(?:${pattern}).{0,80}`, 'i').exec(text);
      if (match) found.push(`${reader ? `reader ${index}` : 'visitor'} ${address}: ${match[0]}`);
    }
  return found;
}

async function sitemaps(app: TestApp): Promise<string[]> {
  const index = await (await app.fetch('/sitemap.xml')).text();
  return [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}
