import { listCategories } from '#features/base/interests/server/index.ts';
import { sql } from 'kysely';
import { isInTime } from '#platform/db/publication.ts';
import type { UseCase } from '#platform/http/http.ts';
import { categoryTopic } from './listings.ts';

/** The categories in the editors' order, with their number of insights. */
export const listInsightCategories: UseCase<'GET /api/categories/knowledge_categories'> = async (ctx) => {
  const categories = await listCategories(ctx);
  const topics = categories.map(({ slug }) => categoryTopic(slug));
  const { rows } = await sql<{ topic: string; count: number }>`
    select topic, count(*)::int as count from insight_listings
    where topic = any(${topics}::text[]) and ${isInTime(ctx.clock.now())} group by topic`.execute(ctx.db);
  const counts = new Map(rows.map(({ topic, count }) => [topic, count]));
  const data = categories.map(({ id, slug, name, description }) => ({
    id,
    type: 'category' as const,
    attributes: { slug, name, description, insights: counts.get(categoryTopic(slug)) ?? 0 },
  }));
  return { data, meta: { next_cursor: null } };
};
