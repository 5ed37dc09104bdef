import { createComment, listComments, type Commentables } from '#features/base/discussion/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { slugOf } from '#platform/db/slug.ts';

const PROGRAM = 'program';

/** A program as a discussion needs it; null when it is not shown. */
export async function findProgramToDiscuss(ctx: Context, id: string) {
  const program = await ctx.db
    .selectFrom('programs')
    .select(['title', 'category'])
    .where('id', '=', id)
    .where('retired', '=', false)
    .executeTakeFirst();
  if (!program) return null;
  const { title, category } = program;
  return { ownerId: null, title, url: `/course-detail/${id}/${category}/${slugOf(title) || PROGRAM}` };
}

const commentables: Commentables = { [PROGRAM]: { find: findProgramToDiscuss } };

/** The comments on a program, as `comments` lists them. */
export const listProgramComments: UseCase<'GET /api/programs/{id}/comments'> = (ctx, { params, query }) =>
  listComments(commentables)(ctx, {
    params: undefined,
    query: { ...query, commentable_type: PROGRAM, commentable_id: params.id },
    body: undefined,
  });

/** A comment on a program, as `comments` takes it. */
export const commentOnProgram: UseCase<'POST /api/programs/{id}/comments'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  return createComment(commentables)(ctx, {
    params: undefined,
    query: undefined,
    body: { body: body.body, commentable_type: PROGRAM, commentable_id: params.id },
  });
};
