import { jobWords, type SearchSource } from '#features/base/search/server/index.ts';
import { isOpen, selectJobs, today } from './select-jobs.ts';

/** Open jobs by id, for the search index. */
export const findJobsToSearch: SearchSource = async (ctx, ids) => {
  const rows = await selectJobs(ctx)
    .select(['jobs.description', 'jobs.salary_rupees_a_year'])
    .where('jobs.id', 'in', [...ids])
    .where(isOpen(today(ctx)))
    .execute();
  return new Map(
    rows.map((job) => [
      job.id,
      {
        path: `/jobs-apprenticeships/${job.company_slug}/${job.slug}`,
        title: job.title,
        meta: [job.company_name, job.location].filter((fact) => fact !== ''),
        text: `${job.summary}\n${job.description}`,
        cover: job.company_slug,
        popularity: 1,
        since: new Date(job.posted_on),
        facets: { work_mode: job.work_mode, role_type: job.role_type },
        filterWords: jobWords({
          location: job.location,
          experienceMin: job.experience_min,
          rupeesAYear: job.salary_rupees_a_year,
          text: job.description,
        }),
      },
    ]),
  );
};
