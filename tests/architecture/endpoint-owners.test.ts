/** A web room calls endpoints of its own feature and of features that its shelf may see. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SHELVES = ['base', 'catalogue', 'member', 'site'];
const KEY = /'((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^']*)'/g;

type Source = { file: string; text: string };

const files = (pattern: RegExp): Source[] =>
  fs
    .readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/features/${file.split(path.sep).join('/')}`)
    .filter((file) => pattern.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

const placeOf = (file: string) => {
  const [, , shelf = '', feature = ''] = file.split('/');
  return { shelf, feature: `${shelf}/${feature}` };
};

/** Calls from a web room to an endpoint that its shelf may not see, or that no contract has. */
function foreignCalls(contracts: readonly Source[], rooms: readonly Source[]): string[] {
  const owners = new Map(
    contracts.flatMap(({ file, text }) => [...text.matchAll(KEY)].map(([, key = '']) => [key, placeOf(file)] as const)),
  );
  return rooms.flatMap(({ file, text }) => {
    const from = placeOf(file);
    return [...new Set([...text.matchAll(KEY)].map(([, key = '']) => key))].flatMap((key) => {
      const owner = owners.get(key);
      const seen = owner && (owner.feature === from.feature || SHELVES.indexOf(owner.shelf) <= SHELVES.indexOf(from.shelf));
      return seen ? [] : [`${file}: ${key} (${owner?.feature ?? 'nobody’s'})`];
    });
  });
}

test('a page asks no endpoint that its shelf may not see', () => {
  const [contracts, rooms] = [files(/\/contract\.ts$/), files(/\/web\/.*\.tsx?$/)];
  expect(contracts.length).toBeGreaterThan(25);
  expect(rooms.length).toBeGreaterThan(400);
  expect(foreignCalls(contracts, rooms)).toEqual([]);
});

test('a planted call to a higher shelf, and one to an endpoint that does not exist, are found', () => {
  const contracts = [
    { file: 'src/features/base/search/contract.ts', text: "'GET /api/search': {}" },
    { file: 'src/features/member/tracker/contract.ts', text: "'GET /api/tracker': {}" },
  ];
  const room = (shelf: string, text: string) => ({ file: `src/features/${shelf}/room/web/queries.ts`, text });
  expect(
    foreignCalls(contracts, [
      room('member', "query('GET /api/search')"),
      room('catalogue', "query('GET /api/tracker')"),
      room('site', "query('GET /api/nothing')"),
    ]),
  ).toEqual([
    'src/features/catalogue/room/web/queries.ts: GET /api/tracker (member/tracker)',
    'src/features/site/room/web/queries.ts: GET /api/nothing (nobody’s)',
  ]);
});
