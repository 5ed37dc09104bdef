import { signedIn } from '#platform/http/context.ts';
import { forbidden } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Commentables } from './commentables.ts';
import { findOwn } from './find-comment.ts';
import { rightsOver } from './policy.ts';
import { presentComment } from './present-comment.ts';
import { tellReaders } from './tell-readers.ts';

/** Changes the text of the viewer's comment; who is newly mentioned is told. */
export const updateComment =
  (commentables: Commentables): UseCase<'PATCH /api/comments/{id}'> =>
  async (ctx, { params, body }) => {
    const { comment, about } = await findOwn(ctx, commentables, signedIn(ctx), params.id);
    if (!rightsOver(comment, ctx.viewer).edit) throw forbidden('comment-final');
    if (comment.body === body.body) return { data: await presentComment(ctx, about, comment) };
    const changed = await ctx.db
      .updateTable('comments')
      .set({ body: body.body, edited_at: ctx.clock.now() })
      .where('id', '=', comment.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await tellReaders(ctx, commentables, { comment: changed, about });
    return { data: await presentComment(ctx, about, changed) };
  };
