import type { Selectable } from 'kysely';
import { audit, findPerson } from '#features/accounts/server/index.ts';
import { signedIn, type Context } from '#platform/server/context.ts';
import { notFound } from '#platform/server/errors.ts';
import { roadmapPolicy } from './policy.ts';
import type { RoadmapsTable } from './tables.ts';

export type StoredRoadmap = Selectable<RoadmapsTable>;

/** A plan that the viewer may know of: its owner, and staff with a trace in the audit. A `user_id` that is not the owner's is a 404, whoever asks. */
export async function findRoadmap(
  ctx: Context,
  key: { id: string; user_id?: string | undefined } | { sourceId: string },
): Promise<StoredRoadmap> {
  const viewer = signedIn(ctx);
  const row = await ctx.db
    .selectFrom('roadmaps')
    .selectAll()
    .where((eb) => ('id' in key ? eb('id', '=', key.id) : eb('source_id', '=', key.sourceId)))
    .executeTakeFirst();
  if (!row || !roadmapPolicy.view(viewer, factsOf(row))) throw notFound('Learning plan');
  if ('id' in key && key.user_id !== undefined) {
    const owner = await findPerson(ctx, row.user_id);
    if (key.user_id !== owner.slug && key.user_id !== owner.id) throw notFound('Learning plan');
  }
  if (viewer.id !== row.user_id) await audit(ctx, { action: 'roadmap.read', objectType: 'roadmap', objectId: row.id });
  return row;
}

export const factsOf = (row: StoredRoadmap) => ({ userId: row.user_id, purchased: row.purchased_at !== null });
