import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findUnobservedPromises } from './unobserved-promises.ts';

const sources = ['src', 'scripts', 'bench'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes(`messages${path.sep}`))
    .map((file) => path.join(folder, file)),
);

test('no source leaves a promise unobserved', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap((file) => findUnobservedPromises(file, fs.readFileSync(file, 'utf8')))).toEqual([]);
});

describe('a planted violation is found', () => {
  const lines = (body: string) =>
    findUnobservedPromises('planted.ts', `async function planted(a, b) {\n${body}\n}`).map((location) =>
      Number(location.split(':')[1]),
    );

  test.each([
    ['an await in the arguments of a later entry', 'await Promise.all([\na(),\nb(await a()),\n]);', [4]],
    ['an await as a later entry', 'await Promise.allSettled([a(), await b()]);', [2]],
    ['an await in a template or an object', 'await Promise.race([a(), b({ text: `${await a()}` })]);', [2]],
    ['a promise that is awaited after another', 'const one = a();\nconst two = await b();\nreturn [await one, two];', [2]],
    ['a promise that joins others after an await', 'const one = a();\nawait b();\nawait Promise.all([one, b()]);', [2]],
    ['a promise that waits for a loop', 'const one = a();\nfor (const x of [1]) await b(x);\nawait one;', [2]],
  ])('%s', (_what, body, expected) => {
    expect(lines(body)).toEqual(expected);
  });

  test.each([
    ['an await in the first entry', 'await Promise.all([a(await b()), b()]);'],
    ['an await in a function that an entry calls', 'await Promise.all([a(), (async () => b(await a()))()]);'],
    ['promises that are awaited together', 'const one = a();\nconst two = b();\nawait Promise.all([one, two]);'],
    ['a value that is no promise', 'const one = a();\nawait b();\nreturn one;'],
  ])('%s is allowed', (_what, body) => {
    expect(lines(body)).toEqual([]);
  });
});
