import { sql } from 'kysely';
import { isHeard } from '#features/base/mutes/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getCommentable, type Commentables, type Subject } from './commentables.ts';
import { countComments } from './count-comments.ts';
import type { CommentRow } from './get-comment.ts';
import { presentComments, visibleTo } from './present-comment.ts';

/** The number of replies included with each comment. */
const FIRST_REPLIES = 2;

/** The comments on an item, newest or oldest first, each with its first replies. */
export const listComments =
  (commentables: Commentables): UseCase<'GET /api/comments'> =>
  async (ctx, { query }) => {
    // public: everyone who may see an item may read its comments
    const subject = { type: query.commentable_type, id: query.commentable_id };
    const content = await getCommentable(ctx, commentables, subject);
    const rows = await loadThreads(ctx, subject, query);
    const shown = rows.slice(0, query.per_page);
    const replies = await loadFirstReplies(
      ctx,
      shown.map(({ id }) => id),
    );
    const presented = await presentComments(ctx, content, [...shown, ...replies]);
    const data = presented.slice(0, shown.length).map((comment) => ({
      ...comment,
      attributes: {
        ...comment.attributes,
        first_replies: presented.filter(({ attributes }) => attributes.parent_id === comment.id),
      },
    }));
    const next_cursor = rows.length > shown.length ? String(shown.at(-1)?.sequence) : null;
    return { data, meta: { next_cursor, total: (await countComments(ctx, subject.type, [subject.id])).get(subject.id) ?? 0 } };
  };

/** Visible comments, and placeholders of removed ones that have replies; no thread of somebody whom the viewer mutes. */
function loadThreads(
  ctx: Context,
  { type, id }: Subject,
  { sort, cursor, per_page }: { sort: 'newest' | 'oldest'; cursor?: string | undefined; per_page: number },
): Promise<CommentRow[]> {
  const answered = sql<boolean>`exists (select from comments as reply where reply.parent_id = comments.id and ${visibleTo(ctx, 'reply')})`;
  return ctx.db
    .selectFrom('comments')
    .selectAll()
    .where('commentable_type', '=', type)
    .where('commentable_id', '=', id)
    .where('parent_id', 'is', null)
    .where(isHeard(ctx, sql.ref('author_id')))
    .where(sql<boolean>`(${visibleTo(ctx)} or ${answered})`)
    .$if(cursor !== undefined, (qb) => qb.where('sequence', sort === 'newest' ? '<' : '>', Number(cursor)))
    .orderBy('sequence', sort === 'newest' ? 'desc' : 'asc')
    .limit(per_page + 1)
    .execute();
}

async function loadFirstReplies(ctx: Context, parents: readonly string[]): Promise<CommentRow[]> {
  if (parents.length === 0) return [];
  const { rows } = await sql<CommentRow>`
    select reply.* from unnest(${parents}::uuid[]) as parent(id) cross join lateral (
      select * from comments where parent_id = parent.id and ${visibleTo(ctx)} order by sequence limit ${FIRST_REPLIES}
    ) as reply order by reply.sequence`.execute(ctx.db);
  return rows;
}
