import { hashtagRows } from '#features/base/interests/server/index.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReadableCategory } from './get-category.ts';
import { presentTopics } from './present-topics.ts';
import type { QuestionSource } from './question-source.ts';

/** One topic: a hashtag within a community. */
export const getTopic =
  (questions: QuestionSource): UseCase<'GET /api/categories/{slug}/topics/{topic}'> =>
  async (ctx, { params }) => {
    const category = await getReadableCategory(ctx, params.slug);
    const hashtag = await ctx.db
      .selectFrom(hashtagRows(ctx).as('hashtags'))
      .select(['slug', 'name'])
      .where('slug', '=', params.topic)
      .executeTakeFirst();
    if (!hashtag) throw notFound('topic');
    const featured = await ctx.db
      .selectFrom('community_topics')
      .select('position')
      .where('category_id', '=', category.id)
      .where('hashtag', '=', hashtag.slug)
      .executeTakeFirst();
    const questionCount = await questions.countInTopic(ctx, { categoryId: category.id, hashtag: hashtag.slug });
    const [data] = await presentTopics(ctx, [
      {
        ...hashtag,
        category_slug: category.slug,
        category_name: category.name,
        questions: questionCount,
        kept: featured !== undefined,
      },
    ]);
    if (!data) throw notFound('topic');
    return { data };
  };
