import { react } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Commentables } from './commentables.ts';
import { getReadableComment } from './get-comment.ts';
import { presentComment } from './present-comment.ts';

/** Likes a comment; idempotent. */
export const likeComment =
  (commentables: Commentables): UseCase<'POST /api/comments/{id}/like'> =>
  async (ctx, { params }) => {
    const { comment, content } = await getReadableComment(ctx, commentables, params.id);
    await react(ctx, { type: 'comment', id: comment.id }, { userId: signedIn(ctx).id, verb: 'like' });
    return { data: await presentComment(ctx, content, comment) };
  };
