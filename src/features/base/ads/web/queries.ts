import { query } from '#platform/browser/queries.ts';

/** Set by the operator's file: once a visit is enough. */
export const adsQuery = () => ({ ...query('GET /api/ads'), staleTime: Number.POSITIVE_INFINITY });
