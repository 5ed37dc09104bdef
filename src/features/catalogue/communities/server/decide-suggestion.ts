import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import { ensureHashtags, noteCategoryChange } from '#features/base/interests/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getSuggestion } from './present-suggestions.ts';

/** Accepts a suggestion as a topic, or declines it, and notifies its author. For editors. */
export const decideSuggestion: UseCase<'POST /api/topic_suggestions/{id}/decide'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'editor');
  const row = await ctx.db
    .selectFrom('topic_suggestions')
    .select(['id', 'user_id', 'category_id', 'name', 'hashtag', 'status'])
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('suggestion');
  if (row.status !== 'waiting') throw conflict('suggestion-decided', {}, { code: 'decided' });
  if (body.accept) await addTopic(ctx, row);
  await ctx.db
    .updateTable('topic_suggestions')
    .set({ status: body.accept ? 'accepted' : 'declined', answer: body.answer, decided_at: ctx.clock.now() })
    .where('id', '=', row.id)
    .execute();
  await audit(ctx, {
    action: 'topic.decide',
    objectType: 'topic_suggestion',
    objectId: row.id,
    details: {
      before: { status: row.status },
      after: { status: body.accept ? 'accepted' : 'declined' },
      reason: body.answer,
    },
  });
  const suggestion = await getSuggestion(ctx, row.id);
  const { category } = suggestion.attributes;
  await notify(ctx, {
    userId: row.user_id,
    kind: 'topic-suggestion',
    dedupeKey: `topic-suggestion:${row.id}`,
    facts: { topic: row.name, community: category.name, answer: body.answer, accepted: body.accept ? 'yes' : '' },
    url: body.accept ? `/communities/${category.slug}/topics/${row.hashtag}` : `/communities/${category.slug}`,
  });
  return { data: suggestion };
};

async function addTopic(ctx: Context, { category_id, name }: { category_id: string; name: string }): Promise<void> {
  const [hashtag] = await ensureHashtags(ctx, [name]);
  if (!hashtag) return;
  await ctx.db
    .insertInto('community_topics')
    .values({ category_id, hashtag, position: 1000 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await noteCategoryChange(ctx, category_id);
}
