import { sql } from 'kysely';
import { PREPARED } from '#platform/db/prepared.ts';
import type { Context } from '#platform/http/context.ts';
import { weighSeeds, type ItemInteraction } from './engine/related-items.ts';

const MAX_SEEDS = 20;
const MAX_FOUND = 100;

/** An item similar to the viewer's; `because` is the viewer's item that contributes most. */
export type SimilarItem = { id: string; score: number; because: string };

/** The viewer's latest interactions with a type, distinct by item, newest first. */
export async function findRecentInteractions(ctx: Context, type: string): Promise<ItemInteraction[]> {
  if (!ctx.viewer) return [];
  const { rows } = await sql<{ item: string; at: Date; weight: number }>`
    select item_id as item, max(at) as at, max(weight) as weight from interactions
    where user_id = ${ctx.viewer.id} and item_type = ${type}
    group by item_id order by 2 desc limit ${MAX_SEEDS} ${PREPARED}`.execute(ctx.db);
  return rows.map(({ item, at, weight }) => ({ item, at: at.getTime(), weight }));
}

/** The items most similar to the given ones, best first; scores from 0 to 1, scaled to the best. */
export async function findSimilar(ctx: Context, type: string, interactions: readonly ItemInteraction[]): Promise<SimilarItem[]> {
  const seeds = weighSeeds(interactions);
  if (seeds.length === 0) return [];
  const { rows } = await sql<SimilarItem>`
    select neighbour.similar_id as id, sum(neighbour.score * seed.weight)::float8 as score,
      (array_agg(seed.id order by neighbour.score * seed.weight desc))[1] as because
    from unnest(${seeds.map(({ item }) => item)}::text[], ${seeds.map(({ weight }) => weight)}::float8[]) as seed(id, weight)
    join similar_items as neighbour on neighbour.item_type = ${type} and neighbour.item_id = seed.id
    group by neighbour.similar_id order by 2 desc, 1 limit ${MAX_FOUND}`.execute(ctx.db);
  const best = rows[0]?.score ?? 1;
  return rows.map((row) => ({ ...row, score: row.score / best }));
}
