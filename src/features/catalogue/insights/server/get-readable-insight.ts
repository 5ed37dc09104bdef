import type { Selectable } from 'kysely';
import type { Context, Viewer } from '#platform/http/context.ts';
import { forbidden, notFound } from '#platform/http/errors.ts';
import { batchLoad } from '#platform/db/batch-load.ts';
import { canRead, insightState } from './policy.ts';
import type { InsightsTable } from './tables.ts';

export type FullRow = Omit<Selectable<InsightsTable>, 'search'>;

/** Returns an insight that the viewer may read, or throws 404. */
export async function getReadableInsight(ctx: Context, slug: string): Promise<FullRow> {
  const insight = await ctx.db.selectFrom('insights').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!insight || !canRead(insight, ctx.viewer, ctx.clock.now())) throw notFound('insight');
  return insight;
}

/** Returns a public insight, or throws 404. Only public ones can be liked, saved, shared and commented on. */
export async function getPublishedInsight(ctx: Context, slug: string): Promise<FullRow> {
  const insight = await getReadableInsight(ctx, slug);
  if (insightState(insight, ctx.clock.now()) !== 'published') throw notFound('insight');
  return insight;
}

/** Throws 404 unless the insight is public. */
export async function requirePublished(ctx: Context, slug: string): Promise<void> {
  const facts = await findFacts(ctx.db, slug);
  if (!facts || insightState(facts, ctx.clock.now()) !== 'published') throw notFound('insight');
}

const findFacts = batchLoad(async (db, slugs: readonly string[]) => {
  const rows = await db
    .selectFrom('insights')
    .select(['slug', 'author_id', 'published_at', 'deleted_at', 'hidden_at', 'withdrawn', 'starts_at', 'ends_at'])
    .where('slug', 'in', [...slugs])
    .execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return (slug: string) => bySlug.get(slug);
});

/** Locks and returns the viewer's own card. Throws 403 for a published card of another author, 404 for any other. */
export async function lockOwnInsight(ctx: Context, viewer: Viewer, slug: string): Promise<FullRow> {
  const insight = await ctx.db.selectFrom('insights').selectAll().where('slug', '=', slug).forUpdate().executeTakeFirst();
  if (insight?.author_id === viewer.id) return insight;
  if (!insight || insightState(insight, ctx.clock.now()) !== 'published') throw notFound('insight');
  throw forbidden('not-your-insight');
}
