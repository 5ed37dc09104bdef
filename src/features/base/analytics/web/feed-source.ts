/** The algorithm and experiment bucket of a feed. */
export type FeedSource = { algorithm: string; bucket: string };

const KEYS = { algorithm: 'feed-algorithm', bucket: 'feed-bucket' } as const;

/** Stores the source of the feed that the member came from, for this visit; later events without a source use it. */
export function saveFeedSource({ algorithm, bucket }: FeedSource): void {
  try {
    sessionStorage.setItem(KEYS.algorithm, algorithm);
    sessionStorage.setItem(KEYS.bucket, bucket);
  } catch {
    // Without session storage, events are sent without a source.
  }
}

/** The last stored source; nulls without one. */
export function loadFeedSource(): { algorithm: string | null; bucket: string | null } {
  try {
    return { algorithm: sessionStorage.getItem(KEYS.algorithm), bucket: sessionStorage.getItem(KEYS.bucket) };
  } catch {
    return { algorithm: null, bucket: null };
  }
}
