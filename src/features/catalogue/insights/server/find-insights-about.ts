import { findRefsNaming } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { presentBySlug } from './search-insights.ts';

const SHORTEST = 3;

/** Insights that name one of these words or phrases, the nearest first: in the title or a hashtag, the summary, the text. */
export async function findInsightsAbout(ctx: Context, names: readonly string[], limit: number) {
  const long = names.filter((name) => name.length >= SHORTEST);
  return presentBySlug(ctx, await findRefsNaming(ctx, 'insight', long, limit));
}
