import type { Selectable } from 'kysely';
import { getPerson, mayRead } from '#features/base/accounts/server/index.ts';
import { authorize, signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { roadmapPolicy } from './policy.ts';
import { renewEarlierPlan } from './rebuild-plan.ts';
import type { RoadmapsTable } from './tables.ts';

export type StoredRoadmap = Selectable<RoadmapsTable>;
export type SourceKey = { source_type: StoredRoadmap['source_type']; source_id: string };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isUuid = (text: string): boolean => UUID.test(text);

/**
 * A plan that the viewer may read; 404 otherwise, and when `user_id` is not the owner. An earlier plan that its owner did not pay
 * for becomes what is offered today.
 */
export async function getRoadmapRow(
  ctx: Context,
  key: { id: string; user_id?: string | undefined } | SourceKey,
): Promise<StoredRoadmap> {
  const viewer = signedIn(ctx);
  const row = 'id' in key ? await findById(ctx, key.id) : await findBySource(ctx, viewer.id, key);
  if (!row) throw notFound('learning-plan');
  if ('id' in key && key.user_id !== undefined) {
    const owner = await getPerson(ctx, row.user_id);
    if (key.user_id !== owner.slug && key.user_id !== owner.id) throw notFound('learning-plan');
  }
  const read = { action: 'roadmap.read', objectType: 'roadmap', objectId: row.id };
  if (!(await mayRead(ctx, row.user_id, read))) throw notFound('learning-plan');
  if (viewer.id === row.user_id && (await renewEarlierPlan(ctx, row))) return (await findById(ctx, row.id)) ?? row;
  return row;
}

/** A plan that the viewer may change: 404 when they may not see it, 403 when they may only read it. */
export async function getOwnRoadmap(ctx: Context, key: { id: string }): Promise<StoredRoadmap> {
  const row = await getRoadmapRow(ctx, { id: key.id });
  authorize(roadmapPolicy.change(signedIn(ctx), roadmapFacts(row)));
  return row;
}

const findById = (ctx: Context, id: string) => ctx.db.selectFrom('roadmaps').selectAll().where('id', '=', id).executeTakeFirst();

async function findBySource(ctx: Context, viewerId: string, { source_type, source_id }: SourceKey) {
  const rows = ctx.db.selectFrom('roadmaps').selectAll().where('source_type', '=', source_type);
  if (source_type === 'LearningPack')
    return rows.where('pack_slug', '=', source_id).where('user_id', '=', viewerId).executeTakeFirst();
  return isUuid(source_id) ? rows.where('source_id', '=', source_id).executeTakeFirst() : undefined;
}

/** The facts that the policy checks. Plans from learning packs are free, so they count as purchased. */
export const roadmapFacts = (row: StoredRoadmap) => ({
  userId: row.user_id,
  purchased: row.purchased_at !== null || row.source_type === 'LearningPack',
});
