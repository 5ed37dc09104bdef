import type { Reportables } from '#features/base/moderation/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findSubject, type Commentables } from './commentables.ts';
import { hideComment, unhideComment } from './hide-comment.ts';
import { canRead } from './policy.ts';

const MAX_EXCERPT_LENGTH = 300;

/** Comments as moderation sees them. */
export const reportableComment = (commentables: Commentables): NonNullable<Reportables[string]> => ({
  find: async (ctx, id) => {
    const comment = await findById(ctx, id);
    if (!comment || comment.deleted_at || !canRead(comment, ctx.viewer)) return null;
    const content = await findSubject(ctx, commentables, { type: comment.commentable_type, id: comment.commentable_id });
    if (!content) return null;
    return {
      title: content.title,
      excerpt: comment.body.slice(0, MAX_EXCERPT_LENGTH),
      url: content.url,
      ownerId: comment.author_id,
    };
  },
  hiding: {
    hide: async (ctx, id, reason) => {
      if (await hideComment(ctx, id, reason)) await publishChange(ctx, id);
    },
    restore: async (ctx, id) => {
      if (await unhideComment(ctx, id)) await publishChange(ctx, id);
    },
  },
});

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const findById = async (ctx: Context, id: string) =>
  UUID.test(id) ? ctx.db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

async function publishChange(ctx: Context, id: string): Promise<void> {
  const comment = await findById(ctx, id);
  if (comment) await ctx.publish('comment.changed', { type: comment.commentable_type, id: comment.commentable_id });
}
