import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Commentables } from './commentables.ts';
import { lockOwnComment } from './get-comment.ts';
import { presentComment } from './present-comment.ts';
import { RETENTION_MS } from './delete-comment.ts';

/** Restores a comment within a day of its deletion. */
export const restoreComment =
  (commentables: Commentables): UseCase<'POST /api/comments/{id}/restore'> =>
  async (ctx, { params }) => {
    const { comment, content } = await lockOwnComment(ctx, commentables, signedIn(ctx), params.id);
    if (comment.deleted_at && comment.deleted_at.getTime() < ctx.clock.now().getTime() - RETENTION_MS) throw notFound('comment');
    await ctx.db.updateTable('comments').set({ deleted_at: null }).where('id', '=', comment.id).execute();
    await ctx.publish('comment.changed', { type: comment.commentable_type, id: comment.commentable_id });
    return { data: await presentComment(ctx, content, { ...comment, deleted_at: null }) };
  };
