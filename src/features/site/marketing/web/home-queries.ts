import { liveliestQuery } from '#features/catalogue/insights/web/index.ts';
import { jobsQuery } from '#features/catalogue/jobs/web/index.ts';
import { featuredProgramsQuery } from '#features/catalogue/programs/web/index.ts';
import { FRESH } from './fresh-filters.ts';
import { HOME_INSIGHTS } from './insight-shelf.tsx';
import { siteQuery, testimonialsQuery } from './queries.ts';

/** Everything the sections of the home page show, for its loader. */
export const homeQueries = () =>
  [siteQuery(), jobsQuery(FRESH), liveliestQuery(HOME_INSIGHTS), featuredProgramsQuery(), testimonialsQuery()] as const;
