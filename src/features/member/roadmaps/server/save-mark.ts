import type { Updateable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { RoadmapStationsTable } from './tables.ts';

type Mark = Omit<Updateable<RoadmapStationsTable>, 'roadmap_id' | 'skill_id'>;

/** Saves the member's state of one skill of a plan. Checks no permission. */
export async function saveMark(ctx: Context, roadmapId: string, skillId: string, mark: Mark): Promise<void> {
  await ctx.db
    .insertInto('roadmap_stations')
    .values({ roadmap_id: roadmapId, skill_id: skillId, ...mark })
    .onConflict((conflict) => conflict.columns(['roadmap_id', 'skill_id']).doUpdateSet(mark))
    .execute();
}
