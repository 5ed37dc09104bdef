import { listComments } from '#features/base/discussion/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { commentables, PROGRAM } from './discuss-program.ts';

/** The comments on a program, as `comments` lists them. */
export const listProgramComments: UseCase<'GET /api/programs/{id}/comments'> = (ctx, { params, query }) =>
  listComments(commentables)(ctx, {
    params: undefined,
    query: { ...query, commentable_type: PROGRAM, commentable_id: params.id },
    body: undefined,
  });
