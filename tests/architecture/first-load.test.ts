/** The script on the first load of each page: what the built manifest preloads, with its static imports. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { buildPages } from '../setup/build-pages.ts';
import { maxFirstLoadBytes } from '../setup/first-load.ts';

/** In compressed bytes (brotli). React, the router and the query client take 94,000; see docs/decisions/0060-hydration-and-first-load.md. */
const MAX_BASE_BYTES = 120_000;
const CLIENT = 'dist/client';
buildPages();

type Manifest = { routes: Record<string, { preloads?: (string | { href: string })[] }> };

const assets = 'dist/server/assets';
const name = fs.readdirSync(assets).find((file) => file.startsWith('_tanstack-start-manifest')) ?? '';
const module = (await import(pathToFileURL(path.resolve(assets, name)).href)) as { tsrStartManifest: () => Manifest };
const { routes } = module.tsrStartManifest();

const scripts = (id: string) =>
  (routes[id]?.preloads ?? [])
    .map((preload) => (typeof preload === 'string' ? preload : preload.href))
    .filter((href) => href.endsWith('.js'));

const IMPORT = /(?:import|from)\s*["']\.\/([\w.~$-]+\.js)["']/g;

/** The scripts with their static imports; dynamic imports are not part of the first load. */
function withImports(hrefs: readonly string[]): Set<string> {
  const all = new Set(hrefs);
  for (const href of all)
    for (const [, file] of fs.readFileSync(path.join(CLIENT, href), 'utf8').matchAll(IMPORT)) all.add(`/assets/${file}`);
  return all;
}

function compressedSize(href: string): number {
  const compressed = `${path.join(CLIENT, href)}.br`;
  return fs.statSync(fs.existsSync(compressed) ? compressed : path.join(CLIENT, href)).size;
}

const firstLoadBytes = (id: string) =>
  [...withImports([...scripts('__root__'), ...scripts(id)])].reduce((sum, href) => sum + compressedSize(href), 0);

test('the script shared by all pages stays within its budget', () => {
  expect(firstLoadBytes('__root__')).toBeGreaterThan(50_000);
  expect(firstLoadBytes('__root__')).toBeLessThanOrEqual(MAX_BASE_BYTES);
});

test.each(Object.keys(routes).filter((id) => id !== '__root__'))('the first load of %s stays within the budget', (id) => {
  expect(firstLoadBytes(id)).toBeLessThanOrEqual(maxFirstLoadBytes(id));
});
