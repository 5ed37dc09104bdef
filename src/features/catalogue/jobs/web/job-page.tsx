import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser, useLogin } from '#features/base/accounts/web/index.ts';
import { PinButton } from '#features/catalogue/boards/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { ApplyPanel } from './apply-panel.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { JobDescription } from './job-description.tsx';
import { JobBanner, JobHead } from './job-head.tsx';
import { jobPosting } from './job-posting.ts';
import { jobPath } from './job-labels.ts';
import { applicationLimitsQuery, jobQuery, similarJobsQuery } from './queries.ts';
import { ReportDialog } from './report-dialog.tsx';
import { ShareButton } from './share-button.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { TrustNote } from './trust-note.tsx';

const ApplyDialog = lazyDialog(async () => (await import('./apply-dialog.tsx')).ApplyDialog);

/** `apply=1` opens the application form. */
type Search = { apply?: '1' };

export const Route = createFileRoute('/jobs-apprenticeships/$company_slug/$job_slug')({
  validateSearch: (search: Record<string, unknown>): Search => (String(search['apply']) === '1' ? { apply: '1' } : {}),
  loader: async ({ context: { queryClient }, params }): Promise<PageHead> => {
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
  },
  head: pageHead,
  component: JobPage,
});

function JobPage() {
  const { job_slug } = Route.useParams();
  const { data } = useSuspenseQuery(jobQuery(job_slug));
  const job = data.data.attributes;
  const applyDialog = useApplyDialog(job.slug, job.can.apply);
  useEffect(() => recordEvent({ actionable_action: 'view', actionable_type: 'job', actionable_id: job.slug }), [job.slug]);
  return (
    <main>
      <div className="container">
        <JobBanner job={job} />
        <div className="with-aside job-columns [--aside:340px]">
          <div className="stack gap-8">
            <JobHead job={job} />
            <JobDescription description={job.description} />
            <div className="row no-print job-actions">
              <ReportDialog slug={job.slug} />
              <ShareButton job={job} />
              <PinButton kind="job" id={job.slug} title={job.title} iconOnly={false} small />
            </div>
          </div>
          <aside className="stack sticky job-aside gap-5">
            <ApplyPanel job={job} onApply={applyDialog.start} />
            <CompanyPanel job={job} />
            <SimilarJobs slug={job.slug} />
            <TrustNote />
          </aside>
        </div>
      </div>
      <ApplyBar job={job} onApply={applyDialog.start} />
      {applyDialog.isMounted && <ApplyDialog job={job} open={applyDialog.open} onOpenChange={applyDialog.setOpen} />}
    </main>
  );
}

/** The open form is part of the URL, so that reload, sign-in and the back button work as expected. */
function useApplyDialog(slug: string, canApply: boolean) {
  const { apply } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const login = useLogin();
  const user = useCurrentUser();
  const { company_slug } = Route.useParams();
  const askToSignIn = useEffectEvent(() =>
    login.open({ reason: m.jobs_apply_login(), returnTo: `${jobPath({ company_slug, slug })}?apply=1` }),
  );
  const isVisitorApplying = canApply && !user;
  useEffect(() => {
    if (apply && isVisitorApplying) askToSignIn();
  }, [apply, isVisitorApplying]);
  const setOpen = (open: boolean) =>
    void navigate({
      search: ({ apply: _apply, ...rest }) => (open ? { ...rest, apply: '1' } : rest),
      replace: !open,
      resetScroll: false,
    });
  const open = apply === '1' && canApply && user !== null;
  // Stays mounted after the first opening, so that its state is preserved.
  const [isMounted, setIsMounted] = useState(open);
  if (open && !isMounted) setIsMounted(true);
  return {
    open,
    isMounted,
    setOpen,
    start: () =>
      user ? setOpen(true) : login.open({ reason: m.jobs_apply_login(), returnTo: `${jobPath({ company_slug, slug })}?apply=1` }),
  };
}
