/** Cards from which related hashtags, people and courses are derived. */
import type { Context } from '#platform/http/context.ts';
import { ALL, hashtagTopic, loadListed, START } from './listings.ts';

/** The number of popular cards considered. */
const LOOKED_AT = 300;

export async function loadRelatedCards(ctx: Context, hashtags: readonly string[]) {
  const topics = hashtags.length > 0 ? hashtags.map(hashtagTopic) : [ALL];
  const found = await loadListed(ctx, { topics, order: 'hot', after: START, limit: LOOKED_AT });
  if (found.length === 0) return [];
  return ctx.db
    .selectFrom('insights')
    .select(['author_id', 'hashtags'])
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
}

/** Distinct keys with their counts, most frequent first. */
export function sortByFrequency(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([a, often], [b, seldom]) => seldom - often || a.localeCompare(b, 'en'));
}
