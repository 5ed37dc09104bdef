import { hashSecret } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { StoredRoadmap } from './load-roadmap.ts';

/** When each secret link of a plan was created. */
export async function loadLinks(ctx: Context, roadmapId: string) {
  const rows = await ctx.db.selectFrom('roadmap_links').selectAll().where('roadmap_id', '=', roadmapId).execute();
  const calendar = rows.find(({ kind }) => kind === 'calendar');
  const share = rows.find(({ kind }) => kind === 'share');
  return {
    calendar: calendar ? { created_at: calendar.created_at.toISOString() } : null,
    share: share ? { created_at: share.created_at.toISOString(), with_score: share.with_score } : null,
  };
}

/** The plan of a secret link; the secret is the permission. 404 when unknown or revoked. */
export async function getLinkedRoadmap(
  ctx: Context,
  kind: 'calendar' | 'share',
  secret: string,
): Promise<{ row: StoredRoadmap; withScore: boolean }> {
  const linked = await ctx.db
    .selectFrom('roadmap_links')
    .innerJoin('roadmaps', 'roadmaps.id', 'roadmap_links.roadmap_id')
    .selectAll('roadmaps')
    .select('roadmap_links.with_score')
    .where('roadmap_links.kind', '=', kind)
    .where('roadmap_links.secret_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (!linked) throw notFound('learning-plan');
  const { with_score, ...row } = linked;
  return { row, withScore: with_score };
}
