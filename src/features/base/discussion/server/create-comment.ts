import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCommentable, type Commentables, type Subject } from './commentables.ts';
import { findReadable, type CommentRow } from './find-comment.ts';
import { presentComment } from './present-comment.ts';
import { tellReaders } from './tell-readers.ts';

/** Comments on something the viewer can see, or answers a comment on it. An answer to an answer joins the same thread. */
export const createComment =
  (commentables: Commentables): UseCase<'POST /api/comments'> =>
  async (ctx, { body }) => {
    const viewer = signedIn(ctx);
    const subject = { type: body.commentable_type, id: body.commentable_id };
    const about = await findCommentable(ctx, commentables, subject);
    const answered = body.parent_id ? await findAnswered(ctx, commentables, body.parent_id, subject) : undefined;
    const comment = await ctx.db
      .insertInto('comments')
      .values({
        commentable_type: subject.type,
        commentable_id: subject.id,
        parent_id: answered ? (answered.parent_id ?? answered.id) : null,
        author_id: viewer.id,
        body: body.body,
        created_at: ctx.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await ctx.publish('comment.changed', subject);
    await tellReaders(ctx, commentables, { comment, about, answered });
    return { data: await presentComment(ctx, about, comment) };
  };

async function findAnswered(
  ctx: Context,
  commentables: Commentables,
  id: string,
  { type, id: of }: Subject,
): Promise<CommentRow> {
  const { comment } = await findReadable(ctx, commentables, id);
  if (comment.commentable_type !== type || comment.commentable_id !== of) throw notFound('comment');
  return comment;
}
