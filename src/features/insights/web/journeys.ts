import { recordJourney } from '#features/journeys/web/index.ts';
import type { CardPage, InsightCardResource } from './queries.ts';

/** Remembers for this visit how the feed that is seen was made; every later event says so. */
export function rememberFeed({ algorithm, bucket }: CardPage['meta']): void {
  if (!algorithm || !bucket) return;
  try {
    sessionStorage.setItem('feed-algorithm', algorithm);
    sessionStorage.setItem('feed-bucket', bucket);
  } catch {
    // A browser that stores nothing sends its events without them.
  }
}

/** What somebody did with a card. */
export function recordInsight(
  action: 'view' | 'like' | 'save' | 'share',
  { id, attributes }: Pick<InsightCardResource, 'id' | 'attributes'>,
): void {
  recordJourney({
    actionable_action: action,
    actionable_type: 'knowledge',
    actionable_id: id,
    category_id: attributes.category?.slug ?? null,
    hashtags: attributes.hashtags.map(({ slug }) => slug),
  });
}
