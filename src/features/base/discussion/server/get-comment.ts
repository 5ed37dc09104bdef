import type { Selectable } from 'kysely';
import type { Context, Viewer } from '#platform/http/context.ts';
import { forbidden, notFound } from '#platform/http/errors.ts';
import { findSubject, type Commentable, type Commentables } from './commentables.ts';
import { isAuthor, canRead } from './policy.ts';
import type { CommentsTable } from './tables.ts';

export type CommentRow = Selectable<CommentsTable>;
export type CommentWithSubject = { comment: CommentRow; content: Commentable };

/** A comment with its content. 404 when either does not exist for the viewer. */
export async function getComment(ctx: Context, commentables: Commentables, id: string): Promise<CommentWithSubject> {
  const comment = await ctx.db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!comment) throw notFound('comment');
  const content = await findSubject(ctx, commentables, { type: comment.commentable_type, id: comment.commentable_id });
  if (!content) throw notFound('comment');
  return { comment, content };
}

/** A comment the viewer may read, to like it or reply to it. */
export async function getReadableComment(ctx: Context, commentables: Commentables, id: string): Promise<CommentWithSubject> {
  const result = await getComment(ctx, commentables, id);
  if (!canRead(result.comment, ctx.viewer)) throw notFound('comment');
  return result;
}

/** One of the viewer's own comments, row-locked. 403 for another member's. */
export async function lockOwnComment(
  ctx: Context,
  commentables: Commentables,
  viewer: Viewer,
  id: string,
): Promise<CommentWithSubject> {
  const result = await getComment(ctx, commentables, id);
  if (!isAuthor(result.comment, viewer)) throw forbidden('not-your-comment');
  const comment = await ctx.db.selectFrom('comments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return { ...result, comment };
}
