import { query } from '#platform/browser/queries.ts';

/** Ads come from the operator's file, so loading them once per visit is enough. */
export const adsQuery = () => ({ ...query('GET /api/ads'), staleTime: Number.POSITIVE_INFINITY });
