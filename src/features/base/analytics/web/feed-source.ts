/** How a feed was made: by which algorithm, for which half of an experiment. */
export type FeedSource = { algorithm: string; bucket: string };

const KEYS = { algorithm: 'feed-algorithm', bucket: 'feed-bucket' } as const;

/** Remembers for this visit how the feed that somebody came from was made; events that name none say so. */
export function saveFeedSource({ algorithm, bucket }: FeedSource): void {
  try {
    sessionStorage.setItem(KEYS.algorithm, algorithm);
    sessionStorage.setItem(KEYS.bucket, bucket);
  } catch {
    // A browser that stores nothing sends its events without them.
  }
}

/** What was remembered last; nothing of both without it. */
export function loadFeedSource(): { algorithm: string | null; bucket: string | null } {
  try {
    return { algorithm: sessionStorage.getItem(KEYS.algorithm), bucket: sessionStorage.getItem(KEYS.bucket) };
  } catch {
    return { algorithm: null, bucket: null };
  }
}
