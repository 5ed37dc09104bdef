import { sql } from 'kysely';
import { PREPARED } from '#platform/db/prepared.ts';
import type { Context } from '#platform/http/context.ts';
import type { Verb } from './reaction-target.ts';

/** An item's reaction counts, and the viewer's own reactions. `level` is that of the viewer's follow. */
export type ReactionState = {
  counts: Record<Verb | 'share', number>;
  mine: { like: boolean; save: boolean; follow: boolean; level: string };
};

export const noReactions = (): ReactionState => ({
  counts: { like: 0, save: 0, follow: 0, share: 0 },
  mine: { like: false, save: false, follow: false, level: '' },
});

type Row = { id: string; verb: keyof ReactionState['counts']; total: number; level: string | null };

/** Counts and the viewer's reactions for every id, in one query. */
export async function loadReactions(ctx: Context, type: string, ids: readonly string[]): Promise<Map<string, ReactionState>> {
  const states = new Map(ids.map((id) => [id, noReactions()]));
  if (ids.length === 0) return states;
  const requested = sql`object_type = ${type} and object_id = any(${ids}::text[])`;
  const ownReactions = sql`union all select object_id, verb, 0, level from engagements where user_id = ${ctx.viewer?.id ?? null} and ${requested}`;
  const { rows } = await sql<Row>`
    select object_id as id, verb, sum(n)::int as total, max(level) as level from (
      select object_id, verb, total as n, null as level from engagement_counts where ${requested}
      union all select object_id, verb, n, null from engagement_deltas where ${requested}
      ${ctx.viewer ? ownReactions : sql``}
    ) as parts group by object_id, verb ${PREPARED}`.execute(ctx.db);
  for (const { id, verb, total, level } of rows) {
    const state = states.get(id);
    if (!state) continue;
    state.counts[verb] = total;
    if (level !== null && verb !== 'share') setMine(state, verb, level);
  }
  return states;
}

/** Like `loadReactions`, for one item. */
export async function loadReaction(ctx: Context, type: string, id: string): Promise<ReactionState> {
  return (await loadReactions(ctx, type, [id])).get(id) ?? noReactions();
}

export function setMine({ mine }: ReactionState, verb: Verb, level: string): void {
  mine[verb] = true;
  if (verb === 'follow') mine.level = level;
}

/** The ids of items a member reacted to, newest first. */
export async function findReacted(
  ctx: Context,
  { userId, verb, type, limit = 500 }: { userId: string; verb: Verb; type: string; limit?: number },
): Promise<{ id: string; level: string; at: Date }[]> {
  const rows = await ctx.db
    .selectFrom('engagements')
    .select(['object_id as id', 'level', 'created_at as at'])
    .where('user_id', '=', userId)
    .where('verb', '=', verb)
    .where('object_type', '=', type)
    .orderBy('created_at', 'desc')
    .orderBy('object_id')
    .limit(limit)
    .execute();
  return rows;
}
