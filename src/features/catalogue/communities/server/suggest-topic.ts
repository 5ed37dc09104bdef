import { signedIn } from '#platform/http/context.ts';
import { conflict, invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { slugify } from '#platform/db/slug.ts';
import { getCategory } from './get-category.ts';
import { getSuggestion } from './present-suggestions.ts';

/** Suggests a topic; repeating a pending one changes its reason. */
export const suggestTopic: UseCase<'POST /api/topic_suggestions'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const category = await getCategory(ctx, body.category);
  const name = body.name.replace(/^#+/, '').trim();
  const hashtag = slugify(name);
  if (!hashtag) throw invalid({ path: 'name', code: 'topic-name-latin' });
  const existing = await ctx.db
    .selectFrom('community_topics')
    .select('hashtag')
    .where('category_id', '=', category.id)
    .where('hashtag', '=', hashtag)
    .executeTakeFirst();
  if (existing) throw conflict('known');
  const saved = await ctx.db
    .insertInto('topic_suggestions')
    .values({
      user_id: viewer.id,
      category_id: category.id,
      name,
      hashtag,
      reason: body.reason,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'category_id', 'hashtag'])
        .doUpdateSet({ reason: body.reason })
        .where('topic_suggestions.status', '=', 'waiting'),
    )
    .returning('id')
    .executeTakeFirst();
  if (!saved) throw conflict('suggestion-answered', {}, { code: 'decided' });
  return { data: await getSuggestion(ctx, saved.id) };
};
