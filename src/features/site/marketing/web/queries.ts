import type { CallOutput } from '#platform/browser/api.ts';
import { query } from '#platform/browser/queries.ts';

export type Testimonial = CallOutput<'GET /api/testimonials/get_testimonials'>['data'][number];

/** The site's settings rarely change, so loading them once per visit is enough. */
export const siteQuery = () => ({ ...query('GET /api/site'), staleTime: Number.POSITIVE_INFINITY });
export const testimonialsQuery = () => query('GET /api/testimonials/get_testimonials');
export const incubatorQuery = () => query('GET /api/incubator');
/** `preview` names a contest that an editor looks at before readers do. */
export const contestQuery = (preview?: string) => query('GET /api/contest', { query: preview === undefined ? {} : { preview } });
