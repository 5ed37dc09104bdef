import { query } from '#platform/web/queries.ts';

/** The site's settings hardly ever change: once a visit is enough. */
export const siteQuery = () => ({ ...query('GET /api/site'), staleTime: Number.POSITIVE_INFINITY });
