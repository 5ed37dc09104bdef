import { signedIn } from '#platform/http/context.ts';
import { forbidden } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Commentables } from './commentables.ts';
import { lockOwnComment } from './get-comment.ts';
import { commentRights } from './policy.ts';
import { presentComment } from './present-comment.ts';
import { notifyReaders } from './notify-readers.ts';

/** Edits the viewer's comment and notifies newly mentioned members. */
export const updateComment =
  (commentables: Commentables): UseCase<'PATCH /api/comments/{id}'> =>
  async (ctx, { params, body }) => {
    const { comment, content } = await lockOwnComment(ctx, commentables, signedIn(ctx), params.id);
    if (!commentRights(comment, ctx.viewer).edit) throw forbidden('comment-final');
    if (comment.body === body.body) return { data: await presentComment(ctx, content, comment) };
    const edited = await ctx.db
      .updateTable('comments')
      .set({ body: body.body, edited_at: ctx.clock.now() })
      .where('id', '=', comment.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await notifyReaders(ctx, commentables, { comment: edited, content });
    return { data: await presentComment(ctx, content, edited) };
  };
