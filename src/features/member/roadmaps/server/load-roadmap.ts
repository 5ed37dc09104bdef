import type { Selectable } from 'kysely';
import { audit, findPerson } from '#features/base/accounts/server/index.ts';
import { authorize, signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { roadmapPolicy } from './policy.ts';
import type { RoadmapsTable } from './tables.ts';

export type StoredRoadmap = Selectable<RoadmapsTable>;
export type SourceKey = { source_type: StoredRoadmap['source_type']; source_id: string };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isUuid = (text: string): boolean => UUID.test(text);

/** A plan visible to the viewer: its owner, or staff with an audit entry. 404 when `user_id` is not the owner's. */
export async function getRoadmapRow(
  ctx: Context,
  key: { id: string; user_id?: string | undefined } | SourceKey,
): Promise<StoredRoadmap> {
  const viewer = signedIn(ctx);
  const row = 'id' in key ? await readById(ctx, key.id) : await readBySource(ctx, viewer.id, key);
  if (!row || !roadmapPolicy.view(viewer, roadmapFacts(row))) throw notFound('learning-plan');
  if ('id' in key && key.user_id !== undefined) {
    const owner = await findPerson(ctx, row.user_id);
    if (key.user_id !== owner.slug && key.user_id !== owner.id) throw notFound('learning-plan');
  }
  if (viewer.id !== row.user_id) await audit(ctx, { action: 'roadmap.read', objectType: 'roadmap', objectId: row.id });
  return row;
}

/** A plan the viewer may change: 404 when not visible, 403 when read-only. */
export async function getOwnRoadmap(ctx: Context, key: { id: string }): Promise<StoredRoadmap> {
  const row = await getRoadmapRow(ctx, { id: key.id });
  authorize(roadmapPolicy.change(signedIn(ctx), roadmapFacts(row)));
  return row;
}

const readById = (ctx: Context, id: string) => ctx.db.selectFrom('roadmaps').selectAll().where('id', '=', id).executeTakeFirst();

async function readBySource(ctx: Context, viewerId: string, { source_type, source_id }: SourceKey) {
  const rows = ctx.db.selectFrom('roadmaps').selectAll().where('source_type', '=', source_type);
  if (source_type === 'LearningPack')
    return rows.where('pack_slug', '=', source_id).where('user_id', '=', viewerId).executeTakeFirst();
  return isUuid(source_id) ? rows.where('source_id', '=', source_id).executeTakeFirst() : undefined;
}

/** Plans from learning packs are free. */
export const roadmapFacts = (row: StoredRoadmap) => ({
  userId: row.user_id,
  purchased: row.purchased_at !== null || row.source_type === 'LearningPack',
});
