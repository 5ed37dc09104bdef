import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bindings, parseBindings, fileNameOf, checksPermission } from '../setup/use-cases.ts';

const bound = bindings();

test('every use case has its own file, named after it', () => {
  expect(bound.length).toBeGreaterThan(250);
  const misplaced = bound.filter(({ useCase, file }) => path.basename(file, '.ts') !== fileNameOf(useCase));
  expect(misplaced.map(({ endpoint, file }) => `${endpoint}: ${file}`)).toEqual([]);
});

test('every use case that changes state checks permission itself', () => {
  const unchecked = bound.filter(
    ({ endpoint, useCase, file }) => !endpoint.startsWith('GET ') && !checksPermission(fs.readFileSync(file, 'utf8'), useCase),
  );
  expect(unchecked.map(({ endpoint, file }) => `${endpoint}: ${file}`)).toEqual([]);
});

test('a use case without its own permission check is found, even next to one that has it', () => {
  const text = `
    export const likeAnswer: UseCase<'POST /api/like'> = (ctx) => like(ctx);
    export const unlikeAnswer: UseCase<'DELETE /api/like'> = (ctx) => like(ctx, signedIn(ctx));
    export const visit: UseCase<'POST /api/visit'> = (ctx) => {
      // public: visits are anonymous
      return count(ctx);
    };`;
  expect(['likeAnswer', 'unlikeAnswer', 'visit'].map((name) => checksPermission(text, name))).toEqual([false, true, true]);
});

test('bindings are parsed from routes, with and without arguments', () => {
  const text = `
    import { likeAnswer } from './like-answer.ts';
    import { listBoards } from './boards/list-boards.ts';
    export const routes = (kinds) => implement(contract, {
      'POST /api/like': likeAnswer,
      'GET /api/boards': listBoards(kinds),
    });`;
  expect(parseBindings('src/features/base/x/server/routes.ts', text)).toEqual([
    { endpoint: 'POST /api/like', useCase: 'likeAnswer', file: 'src/features/base/x/server/like-answer.ts' },
    { endpoint: 'GET /api/boards', useCase: 'listBoards', file: 'src/features/base/x/server/boards/list-boards.ts' },
  ]);
});
