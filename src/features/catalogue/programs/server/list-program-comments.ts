import { listComments } from '#features/base/discussion/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { commentables, PROGRAM } from './find-program-to-discuss.ts';

/** Lists the comments on a program, like `GET /api/comments`. */
export const listProgramComments: UseCase<'GET /api/programs/{id}/comments'> = (ctx, { params, query }) =>
  listComments(commentables)(ctx, {
    params: undefined,
    query: { ...query, commentable_type: PROGRAM, commentable_id: params.id },
    body: undefined,
  });
