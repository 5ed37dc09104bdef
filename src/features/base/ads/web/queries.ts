import { query } from '#platform/browser/queries.ts';

/** Set in the operator's file, so loading it once per visit is enough. */
export const adsQuery = () => ({ ...query('GET /api/ads'), staleTime: Number.POSITIVE_INFINITY });
