/** The web code of a feature may call endpoints of its own feature and of layers that its layer may import. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A layer may use those of a lower rank, and itself. */
const RANKS: Record<string, number> = { base: 0, catalogue: 1, member: 2, site: 3, operations: 3 };
const KEY = /'((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^']*)'/g;

type Source = { file: string; text: string };

const files = (pattern: RegExp): Source[] =>
  fs
    .readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/features/${file.split(path.sep).join('/')}`)
    .filter((file) => pattern.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

const featureOf = (file: string) => {
  const [, , layer = '', feature = ''] = file.split('/');
  return { layer, feature: `${layer}/${feature}` };
};

const mayUse = (from: string, to: string): boolean => from === to || (RANKS[to] ?? Infinity) < (RANKS[from] ?? -1);

/** Calls to endpoints that the caller's layer may not use, or that no contract defines. */
function findForeignCalls(contracts: readonly Source[], callers: readonly Source[]): string[] {
  const owners = new Map(
    contracts.flatMap(({ file, text }) => [...text.matchAll(KEY)].map(([, key = '']) => [key, featureOf(file)] as const)),
  );
  return callers.flatMap(({ file, text }) => {
    const from = featureOf(file);
    return [...new Set([...text.matchAll(KEY)].map(([, key = '']) => key))].flatMap((key) => {
      const owner = owners.get(key);
      const isAllowed = owner && (owner.feature === from.feature || mayUse(from.layer, owner.layer));
      return isAllowed ? [] : [`${file}: ${key} (${owner?.feature ?? 'unknown'})`];
    });
  });
}

test('a page calls no endpoint that its layer may not use', () => {
  const [contracts, callers] = [files(/\/contract(?:-[a-z-]+)?\.ts$/), files(/\/web\/.*\.tsx?$/)];
  expect(contracts.length).toBeGreaterThan(25);
  expect(callers.length).toBeGreaterThan(400);
  expect(findForeignCalls(contracts, callers)).toEqual([]);
});

test('a planted call to a higher layer, and one to an endpoint that does not exist, are found', () => {
  const contracts = [
    { file: 'src/features/base/search/contract.ts', text: "'GET /api/search': {}" },
    { file: 'src/features/member/tracker/contract.ts', text: "'GET /api/tracker': {}" },
  ];
  const caller = (layer: string, text: string) => ({ file: `src/features/${layer}/caller/web/queries.ts`, text });
  expect(
    findForeignCalls(contracts, [
      caller('member', "query('GET /api/search')"),
      caller('catalogue', "query('GET /api/tracker')"),
      caller('site', "query('GET /api/nothing')"),
    ]),
  ).toEqual([
    'src/features/catalogue/caller/web/queries.ts: GET /api/tracker (member/tracker)',
    'src/features/site/caller/web/queries.ts: GET /api/nothing (unknown)',
  ]);
});
