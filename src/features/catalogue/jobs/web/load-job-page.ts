import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import type { PageHead } from '#platform/seo/page-head.ts';
import { jobPath } from './job-labels.ts';
import { OWN_ADS } from './own-ads.ts';
import { jobPosting } from './job-posting.ts';
import { applicationLimitsQuery, jobQuery, similarJobsQuery } from './queries.ts';

type Params = { company_slug: string; job_slug: string };

/** The job and its head; redirects to the address with the right company. */
export async function loadJobPage({ queryClient }: { queryClient: QueryClient }, params: Params): Promise<PageHead> {
  // An ad that a member brought has its own page.
  if (params.company_slug === OWN_ADS) throw redirect({ to: '/check/$id', params: { id: params.job_slug }, replace: true });
  const [{ data }] = await Promise.all([
    queryClient.ensureQueryData(jobQuery(params.job_slug)),
    queryClient.prefetchQuery(similarJobsQuery(params.job_slug)),
    queryClient.prefetchQuery(applicationLimitsQuery()),
  ]);
  const job = data.attributes;
  if (job.company_slug !== params.company_slug)
    throw redirect({
      to: '/jobs-apprenticeships/$company_slug/$job_slug',
      params: { company_slug: job.company_slug, job_slug: job.slug },
      statusCode: 301,
      replace: true,
    });
  const title = m.jobs_page_title({ title: job.title, company: job.company_name });
  return {
    title,
    description: job.summary || title,
    path: jobPath(job),
    hidden: !job.open,
    ...(job.open && { structured: jobPosting(job) }),
    above: [
      { name: m.jobs_crumb(), path: '/jobs-apprenticeships' },
      { name: job.company_name, path: `/company/${job.company_slug}` },
    ],
    here: job.title,
  };
}
