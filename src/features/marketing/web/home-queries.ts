import { liveliestQuery } from '#features/insights/web/index.ts';
import { jobsQuery } from '#features/jobs/web/index.ts';
import { featuredProgramsQuery } from '#features/programs/web/index.ts';
import { FRESH } from './fresh-filters.ts';
import { HOME_INSIGHTS } from './insight-shelf.tsx';
import { siteQuery, testimonialsQuery } from './queries.ts';

/** Everything the sections of the home page show, for its loader. */
export const homeQueries = () =>
  [siteQuery(), jobsQuery(FRESH), liveliestQuery(HOME_INSIGHTS), featuredProgramsQuery(), testimonialsQuery()] as const;
