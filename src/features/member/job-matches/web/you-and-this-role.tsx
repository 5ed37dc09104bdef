import { lazy, Suspense } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { VisitorResume } from '#features/member/ad-check/web/index.ts';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { Skeleton } from '#platform/ui/skeleton.tsx';
import type { FitJob } from './fit-result.tsx';
import { jobFitQuery } from './queries.ts';

// Most visitors bring no résumé, so a fit is not part of the first load.
const FitResult = lazy(async () => ({ default: (await import('./fit-result.tsx')).FitResult }));

/** How the viewer fits a job: band, three strongest, three missing, and the next step. A visitor may drop a résumé. */
export function YouAndThisRole({ job }: { job: FitJob }) {
  const user = useCurrentUser();
  const fit = useQuery(jobFitQuery(job.slug));
  if (fit.isError) return null;
  return (
    <Panel className="stack scroll-mt-20 gap-4" aria-labelledby="you-and-this-role" aria-busy={fit.isPending}>
      <h2 id="you-and-this-role" className="title-s">
        {fit.data?.data ? m.job_matches_title() : m.job_matches_title_visitor()}
      </h2>
      {fit.isPending && <Skeleton height="160px" />}
      {fit.data?.data === null && (user ? <NothingKnown /> : <DropResume slug={job.slug} />)}
      {fit.data?.data && (
        <Suspense fallback={<Skeleton height="160px" />}>
          <FitResult fit={fit.data.data} job={job} slug={user?.attributes.slug ?? null} />
        </Suspense>
      )}
    </Panel>
  );
}

function NothingKnown() {
  return (
    <>
      <p className="muted">{m.job_matches_add_resume()}</p>
      <ButtonLink variant="quiet" wide render={<Link to="/resumes" />}>
        {m.job_matches_add_resume_action()}
      </ButtonLink>
    </>
  );
}

/** A visitor brings a résumé here. */
function DropResume({ slug }: { slug: string }) {
  const client = useQueryClient();
  return (
    <div className="stack gap-3">
      <VisitorResume
        label={m.job_matches_drop()}
        onBrought={() => client.invalidateQueries({ queryKey: jobFitQuery(slug).queryKey })}
      />
      <p className="small muted">{m.job_matches_drop_note()}</p>
    </div>
  );
}
