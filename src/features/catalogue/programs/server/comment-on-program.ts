import { createComment } from '#features/base/discussion/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { commentables, PROGRAM } from './find-program-to-discuss.ts';

/** Creates a comment on a program, like `POST /api/comments`. */
export const commentOnProgram: UseCase<'POST /api/programs/{id}/comments'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  return createComment(commentables)(ctx, {
    params: undefined,
    query: undefined,
    body: { body: body.body, commentable_type: PROGRAM, commentable_id: params.id },
  });
};
