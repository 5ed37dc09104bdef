/** Popular cards, from which related hashtags and top authors are derived. */
import type { Context } from '#platform/http/context.ts';
import { ALL_CARDS, hashtagTopic, loadListed, START } from './listings.ts';

/** The maximum number of popular cards that are considered. */
const MAX_CARDS = 300;

export function loadRelatedCards(ctx: Context, hashtags: readonly string[]) {
  const topics = hashtags.length > 0 ? hashtags.map(hashtagTopic) : [ALL_CARDS];
  return loadListed(ctx, { topics, order: 'hot', after: START, limit: MAX_CARDS }, ['author_id', 'hashtags']);
}

/** Returns the distinct keys with their counts, most frequent first. */
export function sortByFrequency(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b, 'en'));
}
