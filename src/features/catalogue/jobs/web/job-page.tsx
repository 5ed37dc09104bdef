import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useCurrentUser, useLogin } from '#features/base/accounts/web/index.ts';
import { PinButton } from '#features/catalogue/boards/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { ApplyPanel } from './apply-panel.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { JobDescription } from './job-description.tsx';
import { JobBanner, JobHead } from './job-head.tsx';
import { jobPath } from './job-labels.ts';
import { jobQuery, type Job } from './queries.ts';
import { ReportButton } from './report-button.tsx';
import { ShareButton } from './share-button.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { TrustNote } from './trust-note.tsx';

const ApplyDialog = lazyDialog(async () => (await import('./apply-dialog.tsx')).ApplyDialog);

const route = getRouteApi('/jobs-apprenticeships/$company_slug/$job_slug');

type JobPageProps = {
  /** Shows how the viewer fits the job. */
  fit: ComponentType<{ job: Job['attributes'] }>;
  /** Lets the viewer say that they applied at the employer's. */
  elsewhere: ComponentType<{ jobId: string; company: string }>;
};

/** One job, with what other features add to it. */
export function JobPage({ fit: Fit, elsewhere: Elsewhere }: JobPageProps) {
  const { job_slug } = route.useParams();
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
            {job.company.example && (
              <p className="row small muted gap-2">
                <Tag>{m.jobs_example()}</Tag>
                {m.jobs_example_text()}
              </p>
            )}
            <p className="only-phone no-print">
              <TextLink href="#you-and-this-role">{m.jobs_to_fit()}</TextLink>
            </p>
            <JobDescription description={job.description} />
            <div className="row no-print job-actions">
              <ReportButton slug={job.slug} />
              <ShareButton job={job} />
              <PinButton kind="job" id={job.slug} title={job.title} iconOnly={false} small />
            </div>
          </div>
          <aside className="stack sticky job-aside gap-5">
            <ApplyPanel job={job} onApply={applyDialog.start} />
            {job.apply_url !== null && job.open && (
              <Suspense>
                <Elsewhere jobId={data.data.id} company={job.company_name} />
              </Suspense>
            )}
            <Fit job={job} />
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
  const { apply } = route.useSearch();
  const navigate = route.useNavigate();
  const login = useLogin();
  const user = useCurrentUser();
  const { company_slug } = route.useParams();
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
