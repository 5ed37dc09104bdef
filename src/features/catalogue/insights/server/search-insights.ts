import { findRefs } from '#features/base/search/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCards, selectCards } from './present-cards.ts';

/** Cards for some words, the best first: in the title before the hashtags, the summary and the text. */
export const searchInsights: UseCase<'GET /api/insight_search'> = async (ctx, { query }) => {
  const found = query.query ? await findRefs(ctx, 'insight', [query.query]) : [];
  const start = (query.page - 1) * query.per_page;
  const shown = found.slice(start, start + query.per_page);
  return { data: await presentBySlug(ctx, shown), meta: pageMeta(query.page, query.per_page, found.length) };
};

/** Published cards in the order of the slugs, without those hidden since they were indexed. */
export async function presentBySlug(ctx: Context, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  const rows = await selectCards(ctx)
    .where('slug', 'in', [...slugs])
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .execute();
  const places = new Map(slugs.map((slug, place) => [slug, place]));
  return presentCards(
    ctx,
    rows.toSorted((a, b) => (places.get(a.slug) ?? 0) - (places.get(b.slug) ?? 0)),
  );
}
