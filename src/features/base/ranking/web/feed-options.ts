/** A feed stays as it was chosen while the page is open and when one comes back to it soon; what is new is chosen on entering it. */
export const FEED_OPTIONS = { staleTime: Number.POSITIVE_INFINITY, gcTime: 5 * 60_000, refetchOnWindowFocus: false } as const;
