import { sql } from 'kysely';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { findRefs } from '#features/base/search/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { isPublicAt } from './is-public-at.ts';
import { selectCards } from './card-rows.ts';
import { presentCards } from './present-cards.ts';

/** Searches cards, best match first: the title counts more than hashtags, summary and body. */
export const searchInsights: UseCase<'GET /api/insight_search'> = async (ctx, { query }) => {
  const slugs = query.query ? await findRefs(ctx, 'insight', query.query) : [];
  const start = (query.page - 1) * query.per_page;
  const shown = slugs.slice(start, start + query.per_page);
  return { data: await presentBySlug(ctx, shown), meta: pageMeta(query.page, query.per_page, slugs.length) };
};

/** Presents published cards in the order of the slugs, without those hidden since they were indexed. */
export async function presentBySlug(ctx: Context, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  const rows = await selectCards(ctx)
    .where('slug', 'in', [...slugs])
    .where(isPublicAt(ctx.clock.now()))
    .where(isHeard(ctx, sql.ref('author_id')))
    .execute();
  const positions = new Map(slugs.map((slug, index) => [slug, index]));
  return presentCards(
    ctx,
    rows.toSorted((a, b) => (positions.get(a.slug) ?? 0) - (positions.get(b.slug) ?? 0)),
  );
}
