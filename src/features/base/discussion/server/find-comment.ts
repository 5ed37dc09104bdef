import type { Selectable } from 'kysely';
import type { Context, Viewer } from '#platform/http/context.ts';
import { forbidden, notFound } from '#platform/http/errors.ts';
import { lookUp, type Commentable, type Commentables } from './commentables.ts';
import { isAuthor, mayRead } from './policy.ts';
import type { CommentsTable } from './tables.ts';

export type CommentRow = Selectable<CommentsTable>;
export type FoundComment = { comment: CommentRow; about: Commentable };

/** A comment with what it is about. 404 when it is not there, or about something that the viewer may not see. */
export async function findComment(ctx: Context, commentables: Commentables, id: string): Promise<FoundComment> {
  const comment = await ctx.db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!comment) throw notFound('comment');
  const about = await lookUp(ctx, commentables, { type: comment.commentable_type, id: comment.commentable_id });
  if (!about) throw notFound('comment');
  return { comment, about };
}

/** One that the viewer may read, to like it or to answer it. */
export async function findReadable(ctx: Context, commentables: Commentables, id: string): Promise<FoundComment> {
  const found = await findComment(ctx, commentables, id);
  if (!mayRead(found.comment, ctx.viewer)) throw notFound('comment');
  return found;
}

/** One of the viewer's own, its row locked. 403 for somebody else's. */
export async function findOwn(ctx: Context, commentables: Commentables, viewer: Viewer, id: string): Promise<FoundComment> {
  const found = await findComment(ctx, commentables, id);
  if (!isAuthor(found.comment, viewer)) throw forbidden('not-your-comment');
  const comment = await ctx.db.selectFrom('comments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return { ...found, comment };
}
