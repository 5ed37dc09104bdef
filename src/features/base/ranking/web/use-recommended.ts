import { useEffect, useRef, type MouseEvent } from 'react';
import { recordEvent, saveFeedSource, type FeedSource } from '#features/base/analytics/web/index.ts';
import { useInView } from '#platform/ui/hooks/use-in-view.ts';
import { markSeen } from './mark-seen.ts';

/** A recommended thing: its kind, its id, the name of its address where it has one, and how its feed was made. */
export type Recommended = { type: string; id: string; slug?: string; how: FeedSource };

/** Half of a card for a second: it was seen. */
const SEEN_MS = 1000;
const OPENING = '.card-title a, .item-title a, a.person-link';

/**
 * What a recommended card's element needs, so that seeing and opening it are recorded with the algorithm and the bucket
 * that brought it, and it is not shown as new again in this session. Null for a card that nobody recommended.
 */
export function useRecommended(item: Recommended | null) {
  const { ref, inView } = useInView();
  const done = useRef('');
  const { type, id, slug = id, how } = item ?? { type: '', id: '', how: null };
  const { algorithm, bucket } = how ?? { algorithm: '', bucket: '' };
  useEffect(() => {
    const key = `${type}:${id}`;
    if (!inView || !algorithm || done.current === key) return undefined;
    const timer = setTimeout(() => {
      done.current = key;
      markSeen(type, [id]);
      recordEvent({ actionable_action: 'impression', actionable_type: type, actionable_id: slug, algorithm, bucket });
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [inView, type, id, slug, algorithm, bucket]);
  if (!how) return {};
  const onClickCapture = ({ target }: MouseEvent) => {
    // Before the card's own buttons hear of it: what is saved or liked here came from this feed.
    saveFeedSource(how);
    if (!(target instanceof Element) || !target.closest(OPENING)) return;
    recordEvent({ actionable_action: 'open', actionable_type: type, actionable_id: slug, algorithm, bucket });
  };
  return { ref, onClickCapture };
}
