/** A feed is not refetched while its page is open or soon revisited, so that its order stays stable. */
export const FEED_OPTIONS = { staleTime: Number.POSITIVE_INFINITY, gcTime: 5 * 60_000, refetchOnWindowFocus: false } as const;
