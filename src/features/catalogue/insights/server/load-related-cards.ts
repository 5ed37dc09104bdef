/** Cards from which related hashtags, people and courses are derived. */
import type { Context } from '#platform/http/context.ts';
import { ALL, hashtagTopic, loadListed, START } from './listings.ts';

/** The number of popular cards considered. */
const MAX_CARDS = 300;

export async function loadRelatedCards(ctx: Context, hashtags: readonly string[]) {
  const topics = hashtags.length > 0 ? hashtags.map(hashtagTopic) : [ALL];
  const listed = await loadListed(ctx, { topics, order: 'hot', after: START, limit: MAX_CARDS });
  if (listed.length === 0) return [];
  return ctx.db
    .selectFrom('insights')
    .select(['author_id', 'hashtags'])
    .where(
      'id',
      'in',
      listed.map(({ id }) => id),
    )
    .execute();
}

/** Returns the distinct keys with their counts, most frequent first. */
export function sortByFrequency(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b, 'en'));
}
