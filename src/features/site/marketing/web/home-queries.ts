import { popularInsightsQuery } from '#features/catalogue/insights/web/index.ts';
import { jobsQuery } from '#features/catalogue/jobs/web/index.ts';
import { featuredProgramsQuery } from '#features/catalogue/programs/web/index.ts';
import { NEWEST_JOBS } from './newest-jobs.ts';
import { HOME_INSIGHT_COUNT } from './insight-shelf.tsx';
import { siteQuery, testimonialsQuery } from './queries.ts';

/** The queries of the home page's sections, for its loader. */
export const homeQueries = () =>
  [
    siteQuery(),
    jobsQuery(NEWEST_JOBS),
    popularInsightsQuery(HOME_INSIGHT_COUNT),
    featuredProgramsQuery(),
    testimonialsQuery(),
  ] as const;
