/** Updates the stored similar items from recent interactions. */
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { computeRelatedItems, type ItemInteraction } from './engine/related-items.ts';

/** Limits: interactions per batch, members per item, items per member, neighbours compared, and neighbours stored. */
const LIMITS = { interactions: 2000, members: 200, items: 30, compared: 300, stored: 20 };
/** The maximum number of batches per run; the remaining ones wait for the next run. */
const MAX_BATCHES = 25;
const POSITION_NAME = 'related';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'ranking.relate-items': Record<string, never>;
  }
}

type Item = { item_type: string; item_id: string };

/** Recomputes the neighbours of items with interactions since the last run, in bounded batches. */
export async function relateItems(ctx: Context): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const { items, until } = await findChangedItems(ctx);
    if (!until) return;
    for (const item of items) await ctx.inTransaction((trx) => relate(trx, item));
    await ctx.db
      .insertInto('feed_marks')
      .values({ name: POSITION_NAME, at: until })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: until }))
      .execute();
  }
}

async function findChangedItems(ctx: Context): Promise<{ items: Item[]; until: Date | null }> {
  const { rows } = await sql<Item & { until: Date }>`
    with fresh as (
      select item_type, item_id, at from interactions
      where at > coalesce((select at from feed_marks where name = ${POSITION_NAME}), 'epoch'::timestamptz)
      order by at fetch first ${sql.lit(LIMITS.interactions)} rows with ties)
    select item_type, item_id, (select max(at) from fresh) as until from fresh group by item_type, item_id`.execute(ctx.db);
  return { items: rows, until: rows[0]?.until ?? null };
}

async function relate(ctx: Context, { item_type, item_id }: Item): Promise<void> {
  const histories = await loadHistories(ctx, { item_type, item_id });
  const popularity = await countInteractions(ctx, item_type, [item_id, ...mostShared(item_id, histories)]);
  const shortened = histories.map((history) => history.filter(({ item }) => popularity.has(item)));
  const neighbours = computeRelatedItems(item_id, shortened, (item) => popularity.get(item) ?? 1).slice(0, LIMITS.stored);
  await ctx.db.deleteFrom('similar_items').where('item_type', '=', item_type).where('item_id', '=', item_id).execute();
  if (neighbours.length === 0) return;
  await ctx.db
    .insertInto('similar_items')
    .values(neighbours.map(({ item, score }) => ({ item_type, item_id, similar_id: item, score })))
    .execute();
}

/** The recent interactions of an item's latest members, distinct by item with the highest weight. */
async function loadHistories(ctx: Context, { item_type, item_id }: Item): Promise<ItemInteraction[][]> {
  const { rows } = await sql<{ user_id: string; item: string; at: Date; weight: number }>`
    select member.user_id, history.item_id as item, history.at, history.weight
    from (
      select user_id, max(at) as at from interactions where item_type = ${item_type} and item_id = ${item_id}
      group by user_id order by 2 desc limit ${LIMITS.members}
    ) as member
    cross join lateral (
      select item_id, max(at) as at, max(weight) as weight from interactions
      where interactions.user_id = member.user_id and item_type = ${item_type}
      group by item_id order by (item_id = ${item_id}) desc, 2 desc limit ${LIMITS.items}
    ) as history`.execute(ctx.db);
  const byMember = new Map<string, ItemInteraction[]>();
  for (const { user_id, item, at, weight } of rows) {
    const interaction = { item, at: at.getTime(), weight };
    byMember.set(user_id, [...(byMember.get(user_id) ?? []), interaction]);
  }
  return [...byMember.values()];
}

/** The items that these members interacted with most, except the target. */
function mostShared(target: string, histories: readonly (readonly ItemInteraction[])[]): string[] {
  const counts = new Map<string, number>();
  for (const { item } of histories.flat()) if (item !== target) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, LIMITS.compared)
    .map(([item]) => item);
}

/** The number of interactions per item, capped at a thousand, beyond which it makes no difference. */
async function countInteractions(ctx: Context, type: string, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; people: number }>`
    select requested.id, counted.people from unnest(${[...ids]}::text[]) as requested(id)
    cross join lateral (
      select count(*)::int as people from (
        select 1 from interactions where item_type = ${type} and item_id = requested.id limit 1000) as first) as counted`.execute(
    ctx.db,
  );
  return new Map(rows.map(({ id, people }) => [id, people]));
}
