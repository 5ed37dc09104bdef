import { memberRows } from '#features/base/accounts/server/index.ts';
import { categoryRows } from '#features/base/interests/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { TopicSuggestion } from '../contract.ts';

/** Selects suggestions with their community and author. */
export const selectSuggestions = (ctx: Context) =>
  ctx.db
    .selectFrom('topic_suggestions as s')
    .innerJoin(categoryRows(ctx).as('c'), 'c.id', 's.category_id')
    .innerJoin(memberRows(ctx).as('u'), 'u.id', 's.user_id')
    .select([
      's.id',
      's.name',
      's.reason',
      's.status',
      's.answer',
      's.created_at',
      'c.slug as category_slug',
      'c.name as category_name',
      'u.slug as person_slug',
      'u.name as person_name',
    ]);

export type SuggestionRow = Awaited<ReturnType<ReturnType<typeof selectSuggestions>['executeTakeFirstOrThrow']>>;

export const presentSuggestion = (row: SuggestionRow) =>
  TopicSuggestion.parse({
    id: row.id,
    type: 'topic_suggestion',
    attributes: {
      name: row.name,
      reason: row.reason,
      status: row.status,
      answer: row.answer,
      category: { slug: row.category_slug, name: row.category_name },
      person: { slug: row.person_slug, name: row.person_name },
      created_at: row.created_at.toISOString(),
    },
  });

/** Returns a suggestion, or throws 404. */
export async function getSuggestion(ctx: Context, id: string) {
  const row = await selectSuggestions(ctx).where('s.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('suggestion');
  return presentSuggestion(row);
}
