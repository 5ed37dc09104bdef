import type { Context } from '#platform/server/context.ts';
import { readInsights } from './read-insights.ts';

/** An insight as a discussion needs it; null when there is none for the viewer. */
export async function findInsightToDiscuss(_ctx: Context, slug: string) {
  const insight = (await readInsights()).find((one) => one.slug === slug);
  return insight ? { ownerId: null, title: insight.title, url: `/insights/detail/${slug}` } : null;
}
