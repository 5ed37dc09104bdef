import type { Selectable } from 'kysely';
import type { Context, Viewer } from '#platform/http/context.ts';
import { forbidden, notFound } from '#platform/http/errors.ts';
import { findSubject, type Commentable, type Commentables } from './commentables.ts';
import { isAuthor, canRead } from './policy.ts';
import type { CommentsTable } from './tables.ts';

export type CommentRow = Selectable<CommentsTable>;
export type CommentWithSubject = { comment: CommentRow; about: Commentable };

/** A comment with what it is about. 404 when it is not there, or about something that the viewer may not see. */
export async function getComment(ctx: Context, commentables: Commentables, id: string): Promise<CommentWithSubject> {
  const comment = await ctx.db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!comment) throw notFound('Comment');
  const about = await findSubject(ctx, commentables, { type: comment.commentable_type, id: comment.commentable_id });
  if (!about) throw notFound('Comment');
  return { comment, about };
}

/** One that the viewer may read, to like it or to answer it. */
export async function getReadableComment(ctx: Context, commentables: Commentables, id: string): Promise<CommentWithSubject> {
  const found = await getComment(ctx, commentables, id);
  if (!canRead(found.comment, ctx.viewer)) throw notFound('Comment');
  return found;
}

/** One of the viewer's own, its row locked. 403 for somebody else's. */
export async function lockOwnComment(
  ctx: Context,
  commentables: Commentables,
  viewer: Viewer,
  id: string,
): Promise<CommentWithSubject> {
  const found = await getComment(ctx, commentables, id);
  if (!isAuthor(found.comment, viewer)) throw forbidden('This comment is somebody else’s.');
  const comment = await ctx.db.selectFrom('comments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return { ...found, comment };
}
