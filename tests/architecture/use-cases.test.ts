import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bindings, bindingsOf, fileNameOf, saysWhoMay } from '../setup/use-cases.ts';

const bound = bindings();

test('every use case stands in a file of its own that is named after it', () => {
  expect(bound.length).toBeGreaterThan(250);
  const misplaced = bound.filter(({ useCase, file }) => path.basename(file, '.ts') !== fileNameOf(useCase));
  expect(misplaced.map(({ endpoint, file }) => `${endpoint}: ${file}`)).toEqual([]);
});

test('every use case that changes something says itself who may run it', () => {
  const silent = bound.filter(
    ({ endpoint, useCase, file }) => !endpoint.startsWith('GET ') && !saysWhoMay(fs.readFileSync(file, 'utf8'), useCase),
  );
  expect(silent.map(({ endpoint, file }) => `${endpoint}: ${file}`)).toEqual([]);
});

test('a use case that leaves its permission to a neighbour in the same file is found', () => {
  const text = `
    export const likeAnswer: UseCase<'POST /api/like'> = (ctx) => like(ctx);
    export const unlikeAnswer: UseCase<'DELETE /api/like'> = (ctx) => like(ctx, signedIn(ctx));
    export const visit: UseCase<'POST /api/visit'> = (ctx) => {
      // public: nobody is remembered for it
      return count(ctx);
    };`;
  expect(['likeAnswer', 'unlikeAnswer', 'visit'].map((name) => saysWhoMay(text, name))).toEqual([false, true, true]);
});

test('bindings are read from routes, with and without what the wiring passes in', () => {
  const text = `
    import { likeAnswer } from './like-answer.ts';
    import { listBoards } from './boards/list-boards.ts';
    export const routes = (kinds) => implement(contract, {
      'POST /api/like': likeAnswer,
      'GET /api/boards': listBoards(kinds),
    });`;
  expect(bindingsOf('src/features/base/x/server/routes.ts', text)).toEqual([
    { endpoint: 'POST /api/like', useCase: 'likeAnswer', file: 'src/features/base/x/server/like-answer.ts' },
    { endpoint: 'GET /api/boards', useCase: 'listBoards', file: 'src/features/base/x/server/boards/list-boards.ts' },
  ]);
});
