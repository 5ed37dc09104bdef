import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Commentables } from './commentables.ts';
import { lockOwnComment } from './get-comment.ts';
import { presentComment } from './present-comment.ts';

/** How long a deleted comment can be restored before its text is purged. */
export const RETENTION_MS = 24 * 60 * 60_000;

/** Deletes the viewer's comment; repeating it changes nothing. */
export const deleteComment =
  (commentables: Commentables): UseCase<'DELETE /api/comments/{id}'> =>
  async (ctx, { params }) => {
    const { comment, content } = await lockOwnComment(ctx, commentables, signedIn(ctx), params.id);
    const deleted_at = comment.deleted_at ?? ctx.clock.now();
    await ctx.db.updateTable('comments').set({ deleted_at }).where('id', '=', comment.id).execute();
    await ctx.publish('comment.changed', { type: comment.commentable_type, id: comment.commentable_id });
    return { data: await presentComment(ctx, content, { ...comment, deleted_at }) };
  };
