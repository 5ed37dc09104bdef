import { isBlocked } from '#features/base/mutes/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getCommentable, type Commentables, type Subject } from './commentables.ts';
import { getReadableComment, type CommentRow } from './get-comment.ts';
import { presentComment } from './present-comment.ts';
import { notifyReaders } from './notify-readers.ts';

/**
 * Comments on content the viewer can see, or replies to a comment. A reply to a reply joins the same thread. Nobody answers whom
 * they block, or who blocks them.
 */
export const createComment =
  (commentables: Commentables): UseCase<'POST /api/comments'> =>
  async (ctx, { body }) => {
    const viewer = signedIn(ctx);
    const subject = { type: body.commentable_type, id: body.commentable_id };
    const content = await getCommentable(ctx, commentables, subject);
    const parent = body.parent_id ? await getParent(ctx, commentables, body.parent_id, subject) : undefined;
    const isRefused =
      (await isBlocked(ctx, viewer.id, content.ownerId)) || (await isBlocked(ctx, viewer.id, parent?.author_id ?? null));
    if (isRefused) throw notFound('discussion');
    const comment = await ctx.db
      .insertInto('comments')
      .values({
        commentable_type: subject.type,
        commentable_id: subject.id,
        parent_id: parent ? (parent.parent_id ?? parent.id) : null,
        author_id: viewer.id,
        body: body.body,
        created_at: ctx.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await ctx.publish('comment.changed', subject);
    await notifyReaders(ctx, commentables, { comment, content, parent });
    return { data: await presentComment(ctx, content, comment) };
  };

async function getParent(ctx: Context, commentables: Commentables, id: string, subject: Subject): Promise<CommentRow> {
  const { comment } = await getReadableComment(ctx, commentables, id);
  if (comment.commentable_type !== subject.type || comment.commentable_id !== subject.id) throw notFound('comment');
  return comment;
}
