/** No pattern that both sides share, or that the API checks fields by, takes long for any text. */
import fs from 'node:fs';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import { openApiDocument } from '#platform/http/openapi.ts';

/** A pattern whose time grows faster than its text is taken only for fields no longer than this. */
const MAX_LENGTH = 320;
const LONG = 50_000;
const ONCE = new Set(['safe', 'linear']);

type Pattern = { source: string; flags: string; maxLength: number; where: string };

/** How the time grows with the text: `linear`, `polynomial` and so on. */
async function growthOf({ source, flags }: Pattern): Promise<string> {
  const found = await check(source, flags, { timeout: 60_000 });
  return found.status === 'unknown' ? 'unknown' : found.complexity.type;
}

async function isSafe(pattern: Pattern): Promise<boolean> {
  const growth = await growthOf(pattern);
  return ONCE.has(growth) || (growth === 'polynomial' && pattern.maxLength <= MAX_LENGTH);
}

/** The patterns of all fields of requests, also those that are meant by a format such as `email`. */
function findFieldPatterns(): Pattern[] {
  const info = { title: '', version: '1', description: '', origin: 'https://a.example', cookie: 'sid' };
  const document = openApiDocument(contract, info);
  const found: Pattern[] = [];
  const visit = (node: unknown, where: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { pattern, maxLength = Infinity } = node as { pattern?: unknown; maxLength?: number };
    if (typeof pattern === 'string') found.push({ source: pattern, flags: 'u', maxLength, where });
    for (const [name, value] of Object.entries(node)) if (name !== 'responses') visit(value, `${where} ${name}`);
  };
  visit(document['paths'], '');
  visit(document['components'], '');
  return found;
}

const LITERAL = /(?<=[(=,:?>&|{}] |[([!])\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g;

/** The patterns that are written in contracts and in what contracts are made of. */
function findWrittenPatterns(): Pattern[] {
  const files = ['src/platform/contract', 'src/platform/language', 'src/features']
    .flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith('src/features') || /\/contract[^/]*\.ts$/.test(file));
  return files.flatMap((where) =>
    [
      ...fs
        .readFileSync(where, 'utf8')
        .replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '')
        .matchAll(LITERAL),
    ].map(([, source = '', flags = '']) => ({ source, flags, maxLength: Infinity, where })),
  );
}

const unique = (patterns: Pattern[]) => {
  const longest = new Map<string, Pattern>();
  for (const pattern of patterns) {
    const key = `${pattern.source}/${pattern.flags}`;
    const known = longest.get(key);
    if (!known || known.maxLength < pattern.maxLength) longest.set(key, pattern);
  }
  return [...longest.values()];
};

test('the checker finds patterns that take long', { timeout: 300_000 }, async () => {
  const pattern = { flags: '', maxLength: 20, where: '' };
  expect(await isSafe({ ...pattern, source: '^(a+)+$' })).toBe(false);
  expect(await isSafe({ ...pattern, source: String.raw`\s+$` })).toBe(true);
  expect(await isSafe({ ...pattern, source: String.raw`\s+$`, maxLength: LONG })).toBe(false);
});

test('the pattern of no field of a request takes long for any text of its length', { timeout: 300_000 }, async () => {
  const patterns = unique(findFieldPatterns());
  expect(patterns.length).toBeGreaterThan(20);
  const slow = [];
  for (const pattern of patterns) if (!(await isSafe(pattern))) slow.push(pattern);
  expect(slow).toEqual([]);
});

test('no pattern that is written in a contract, or in what both sides share, takes long', { timeout: 300_000 }, async () => {
  const patterns = unique(findWrittenPatterns());
  expect(patterns.length).toBeGreaterThan(30);
  const slow = [];
  for (const pattern of patterns) if (!(await isSafe(pattern))) slow.push(pattern);
  expect(slow).toEqual([]);
});

test(
  'fields with a pattern are far shorter than fifty kilobytes, or their pattern reads a text once',
  { timeout: 300_000 },
  async () => {
    const long = unique(findFieldPatterns()).filter(({ maxLength }) => maxLength >= LONG);
    for (const pattern of long) expect(ONCE, pattern.where).toContain(await growthOf(pattern));
  },
);
