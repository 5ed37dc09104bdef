import { audit, matchingAccounts } from '#features/base/accounts/server/index.ts';
import { ensureHashtags, noteCategoryChange } from '#features/base/interests/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import { getSuggestion, selectSuggestions, type SuggestionRow } from './present-suggestions.ts';

export type SuggestionFilter = {
  /** Part of a topic's or a community's name, or of a member's name, address or slug. */
  find?: string | undefined;
  status?: 'waiting' | 'accepted' | 'declined' | undefined;
};

const findSuggestions = (ctx: Context, { find = '', status }: SuggestionFilter) =>
  selectSuggestions(ctx)
    .$if(status !== undefined, (query) => query.where('s.status', '=', status ?? 'waiting'))
    .$if(find !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('s.name', 'ilike', containsPattern(find)),
          eb('c.name', 'ilike', containsPattern(find)),
          eb('s.user_id', 'in', matchingAccounts(ctx, find)),
        ]),
      ),
    );

/** Suggested topics for staff, the latest first, page by page. Checks no permission. */
export async function listStaffSuggestions(
  ctx: Context,
  filter: SuggestionFilter & { cursor?: string | undefined },
  size: number,
) {
  const rows = await findSuggestions(ctx, filter)
    .where(isOlder(decodeCursor(filter.cursor), 's.created_at', 's.id'))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage<SuggestionRow>(rows, size, ({ created_at, id }) => ({ key: created_at.toISOString(), id }));
}

/** How many suggested topics there are; without a filter those that wait for staff. */
export async function countSuggestions(ctx: Context, filter: SuggestionFilter = { status: 'waiting' }): Promise<number> {
  const { count } = await findSuggestions(ctx, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type SuggestionDecision = {
  id: string;
  accept: boolean;
  /** What its author reads. */
  reason: string;
};

/**
 * Accepts a suggested topic, which its community then has, or declines it, and notifies its author. Checks no permission.
 * 404 for an unknown one, 409 where a colleague was faster.
 */
export async function decideSuggestion(ctx: Context, { id, accept, reason }: SuggestionDecision): Promise<void> {
  const row = await ctx.db
    .selectFrom('topic_suggestions')
    .select(['user_id', 'category_id', 'name', 'hashtag', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('suggestion');
  if (row.status !== 'waiting') throw conflict('suggestion-decided', {}, { code: 'decided' });
  if (accept) await addTopic(ctx, row);
  const status = accept ? 'accepted' : 'declined';
  await ctx.db
    .updateTable('topic_suggestions')
    .set({ status, answer: reason, decided_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
  await audit(ctx, {
    action: 'topic.decide',
    objectType: 'topic_suggestion',
    objectId: id,
    details: { before: { status: row.status }, after: { status }, reason },
  });
  const { category } = (await getSuggestion(ctx, id)).attributes;
  await notify(ctx, {
    userId: row.user_id,
    kind: 'topic-suggestion',
    dedupeKey: `topic-suggestion:${id}`,
    facts: { topic: row.name, community: category.name, answer: reason, accepted: accept ? 'yes' : '' },
    url: accept ? `/communities/${category.slug}/topics/${row.hashtag}` : `/communities/${category.slug}`,
  });
}

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
