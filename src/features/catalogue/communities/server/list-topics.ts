import { categoryRows, hashtagRows, shownCategoryRows } from '#features/base/interests/server/index.ts';
import { sql } from 'kysely';
import type { UseCase } from '#platform/http/http.ts';
import { getReadableCategory } from './get-category.ts';
import { presentTopics, type TopicRow } from './present-topics.ts';
import type { QuestionSource } from './question-source.ts';

const MAX_TOPICS = 40;

/**
 * Featured topics, then hashtags of recent questions, each by the number of questions; the featured topics of one community
 * are in the editors' order.
 */
export const listTopics =
  (questions: QuestionSource): UseCase<'GET /api/categories/topic_lists'> =>
  async (ctx, { query }) => {
    const category = query.id === undefined ? null : await getReadableCategory(ctx, query.id);
    const counts = await questions.countByTopic(ctx, category?.id ?? null);
    const { rows } = await sql<TopicRow>`
      select h.slug, h.name, c.slug as category_slug, c.name as category_name, coalesce(counts.questions, 0) as questions,
        featured.position is not null as kept
      from json_to_recordset(${JSON.stringify(counts)}::json) as counts(category_id uuid, hashtag text, questions int) full join (
        select * from community_topics ${category ? sql`where category_id = ${category.id}` : sql``}
      ) as featured using (category_id, hashtag)
      join ${hashtagRows(ctx)} as h on h.slug = hashtag
      join ${category ? categoryRows(ctx) : shownCategoryRows(ctx)} as c on c.id = category_id
      order by (featured.position is null)${category ? sql`, featured.position` : sql``}, questions desc, h.slug
      limit ${MAX_TOPICS}`.execute(ctx.db);
    return { data: await presentTopics(ctx, rows), meta: { next_cursor: null } };
  };
