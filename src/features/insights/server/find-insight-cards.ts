import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/server/context.ts';
import type { CardFacts } from '#features/boards/server/index.ts';
import { readInsights } from './read-insights.ts';

/** What a board shows of insights, by slug; those that are not published are left out. */
export async function findInsightCards(_ctx: Context, slugs: readonly string[]): Promise<Map<string, CardFacts>> {
  const wanted = new Set(slugs);
  const found = (await readInsights()).filter(({ slug }) => wanted.has(slug));
  return new Map(
    found.map(({ slug, title, summary, author, minutes }) => [
      slug,
      { title, url: `/insights/detail/${slug}`, summary, cover: slug, meta: [author, m.insights_minutes({ minutes })] },
    ]),
  );
}
