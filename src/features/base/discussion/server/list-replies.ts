import type { UseCase } from '#platform/http/http.ts';
import type { Commentables } from './commentables.ts';
import { getComment } from './get-comment.ts';
import { presentComments, visibleTo } from './present-comment.ts';

/** The replies to a comment, oldest first. */
export const listReplies =
  (commentables: Commentables): UseCase<'GET /api/comments/{id}/replies'> =>
  async (ctx, { params, query }) => {
    // public: like the comments themselves
    const { comment, content } = await getComment(ctx, commentables, params.id);
    const rows = await ctx.db
      .selectFrom('comments')
      .selectAll()
      .where('parent_id', '=', comment.id)
      .where(visibleTo(ctx))
      .$if(query.cursor !== undefined, (qb) => qb.where('sequence', '>', Number(query.cursor)))
      .orderBy('sequence')
      .limit(query.per_page + 1)
      .execute();
    const shown = rows.slice(0, query.per_page);
    return {
      data: await presentComments(ctx, content, shown),
      meta: { next_cursor: rows.length > shown.length ? String(shown.at(-1)?.sequence) : null },
    };
  };
