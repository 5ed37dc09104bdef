import { useEffect, useRef, type MouseEvent } from 'react';
import { recordEvent, saveFeedSource, type FeedSource } from '#features/base/analytics/web/index.ts';
import { useInView } from '#platform/ui/hooks/use-in-view.ts';
import { markSeen } from './mark-seen.ts';

/** A recommended item: type, id, slug if any, and feed source. */
export type Recommended = { type: string; id: string; slug?: string; source: FeedSource };

/** A card counts as seen when half of it is visible for a second. */
const SEEN_MS = 1000;
const OPENING_LINKS = '.card-title a, .item-title a, a.person-link';

/**
 * Element props that record views and opens of a recommended card with its algorithm and bucket, and mark it as shown.
 * `item` is null for a card outside a feed, which gets no props.
 */
export function useRecommended(item: Recommended | null) {
  const { ref, inView } = useInView();
  const recordedKey = useRef('');
  const { type, id, slug = id, source } = item ?? { type: '', id: '', source: null };
  const { algorithm, bucket } = source ?? { algorithm: '', bucket: '' };
  useEffect(() => {
    const key = `${type}:${id}`;
    if (!inView || !algorithm || recordedKey.current === key) return undefined;
    const timer = setTimeout(() => {
      recordedKey.current = key;
      markSeen(type, [id]);
      recordEvent({ actionable_action: 'impression', actionable_type: type, actionable_id: slug, algorithm, bucket });
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [inView, type, id, slug, algorithm, bucket]);
  if (!source) return {};
  const onClickCapture = ({ target }: MouseEvent) => {
    // In the capture phase, so that a save or like on the card is attributed to this feed.
    saveFeedSource(source);
    if (!(target instanceof Element) || !target.closest(OPENING_LINKS)) return;
    recordEvent({ actionable_action: 'open', actionable_type: type, actionable_id: slug, algorithm, bucket });
  };
  return { ref, onClickCapture };
}
