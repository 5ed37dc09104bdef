import type { Context } from '#platform/server/context.ts';
import { invalid } from '#platform/server/errors.ts';
import { slugOf } from '#platform/server/slug.ts';
import { presentCard } from './present-insight.ts';
import { readInsights, type StoredInsight } from './read-insights.ts';

const PAGE = 12;

/** Which topics of the cards belong to a category. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  'customer-support': ['Customer support'],
  'data-analysis': ['Data analysis'],
  'finance-and-accounting': ['Finance'],
  interviews: ['Interviews'],
  'job-search': ['Job search'],
  'learning-to-learn': ['Learning'],
  manufacturing: ['Manufacturing and operations'],
  'operations-and-supply-chain': ['Manufacturing and operations'],
  'pay-and-negotiation': ['Negotiation'],
  'nursing-and-health': ['Nursing and health'],
  'product-design': ['Product design'],
  'resumes-and-portfolios': ['Résumés'],
  'software-engineering': ['Software'],
  teaching: ['Teaching'],
  'working-life': ['Working life'],
};

const isOf = ({ topic }: StoredInsight, category: string) => TOPICS[category]?.includes(topic) ?? false;

/** Insight cards of a category, newest first, from behind the cursor on; with `hashtag` those that carry it. */
export async function listInsightsOf(
  _ctx: Context,
  category: string,
  { cursor, hashtag }: { cursor?: string | undefined; hashtag?: string | undefined },
) {
  const found = (await readInsights())
    .filter((insight) => isOf(insight, category))
    .filter(({ hashtags }) => hashtag === undefined || hashtags.some((name) => slugOf(name) === hashtag));
  const seen = cursor === undefined ? -1 : found.findIndex(({ slug }) => slug === cursor);
  if (cursor !== undefined && seen < 0) throw invalid({ path: 'cursor', message: 'Start again without the cursor.' });
  const page = found.slice(seen + 1, seen + 1 + PAGE);
  const more = seen + 1 + page.length < found.length;
  return { data: page.map(presentCard), meta: { next_cursor: (more && page.at(-1)?.slug) || null } };
}

/** The categories that have cards. */
export async function listInsightCategories(_ctx: Context): Promise<string[]> {
  const all = await readInsights();
  return Object.keys(TOPICS).filter((category) => all.some((insight) => isOf(insight, category)));
}
