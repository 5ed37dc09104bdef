import { findRefsNaming } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { presentBySlug } from './search-insights.ts';

const MIN_NAME_LENGTH = 3;

/** Finds insights that contain one of these words or phrases, best match first. */
export async function findInsightsAbout(ctx: Context, names: readonly string[], limit: number) {
  const longNames = names.filter((name) => name.length >= MIN_NAME_LENGTH);
  return presentBySlug(ctx, await findRefsNaming(ctx, 'insight', longNames, limit));
}
