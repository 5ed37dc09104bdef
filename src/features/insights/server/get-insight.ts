import { notFound } from '#platform/server/errors.ts';
import type { UseCase } from '#platform/server/http.ts';
import { presentCard } from './present-insight.ts';
import { readInsights, type StoredInsight } from './read-insights.ts';

const MOST_RELATED = 3;

/** One insight with its text and what goes well with it. */
export const getInsight: UseCase<'GET /api/knowledges/{slug}'> = async (_ctx, { params }) => {
  const all = await readInsights();
  const insight = all.find(({ slug }) => slug === params.slug);
  if (!insight) throw notFound('Insight');
  const { attributes, ...card } = presentCard(insight);
  return {
    data: { ...card, attributes: { ...attributes, body: insight.body, related: relatedTo(insight, all).map(presentCard) } },
  };
};

/** The same topic and shared hashtags bring two insights near; the newest decides between equals. */
function relatedTo(insight: StoredInsight, all: readonly StoredInsight[]): StoredInsight[] {
  const nearness = (other: StoredInsight) =>
    (other.topic === insight.topic ? 2 : 0) + other.hashtags.filter((tag) => insight.hashtags.includes(tag)).length;
  return all
    .filter(({ slug }) => slug !== insight.slug)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, MOST_RELATED);
}
