import { invalid } from '#platform/server/errors.ts';
import type { UseCase } from '#platform/server/http.ts';
import { presentCard } from './present-insight.ts';
import { readInsights } from './read-insights.ts';

/** Insights newest first, from behind the cursor on, with all topics and their counts. */
export const listInsights: UseCase<'GET /api/knowledges'> = async (_ctx, { query }) => {
  const all = await readInsights();
  const found = query.topic ? all.filter(({ topic }) => topic === query.topic) : all;
  const seen = query.cursor === undefined ? -1 : found.findIndex(({ slug }) => slug === query.cursor);
  if (query.cursor !== undefined && seen < 0) throw invalid({ path: 'cursor', message: 'Start again without the cursor.' });
  const page = found.slice(seen + 1, seen + 1 + query.per_page);
  const more = seen + 1 + page.length < found.length;
  return {
    data: page.map(presentCard),
    meta: { next_cursor: (more && page.at(-1)?.slug) || null },
    topics: countTopics(all.map(({ topic }) => topic)),
  };
};

function countTopics(topics: readonly string[]) {
  const counts = new Map<string, number>();
  for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
}
