import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { FreeLook, NoScoreState, ScoreReport } from './member-views.tsx';
import { applicationScoreQuery, polledScoreQuery } from './queries.ts';
import { BandPitch, ToolkitSections } from './toolkit-sections.tsx';

export const Route = createFileRoute('/fitment-score/$jobApplicationId')({
  loader: async ({ context, params }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    const head = { path: `/fitment-score/${params.jobApplicationId}`, hidden: true };
    if (!user) return { ...head, title: m.fitment_wall(), description: m.fitment_wall_text() };
    const { data } = await context.queryClient.ensureQueryData(applicationScoreQuery(params.jobApplicationId));
    const { job_title, company_name, company_slug, job_slug, fitment_score_generated } = data.attributes;
    if (!fitment_score_generated)
      throw redirect({
        to: '/jobs-apprenticeships/$company_slug/$job_slug/$jobApplicationId/thankyou',
        params: { company_slug, job_slug, ...params },
      });
    return {
      ...head,
      title: m.fitment_page_title({ job: job_title }),
      description: m.fitment_page_description({ job: job_title, company: company_name }),
    };
  },
  head: pageHead,
  component: FitmentPage,
});

function FitmentPage() {
  const user = useCurrentUser();
  return user ? <Fitment /> : <SignInWall title={m.fitment_wall()} reason={m.fitment_wall_text()} />;
}

/** The score page of an application: the full report once unlocked, else the free preview. */
function Fitment() {
  const { jobApplicationId } = Route.useParams();
  const { data } = useSuspenseQuery(polledScoreQuery(jobApplicationId));
  const fitment = data.data;
  const facts = fitment.attributes;
  const action = facts.report ? 'fitment-score' : 'offer';
  useEffect(
    () => recordEvent({ actionable_action: action, actionable_type: 'job', actionable_id: facts.job_slug }),
    [action, facts.job_slug],
  );
  return (
    <main className="container page-top stack gap-6">
      <Breadcrumbs
        crumbs={[
          { label: m.fitment_crumb_applications(), render: <Link to="/applications" /> },
          {
            label: [facts.job_title, facts.company_name].filter(Boolean).join(', '),
            href: `/jobs-apprenticeships/${facts.company_slug}/${facts.job_slug}`,
          },
          { label: m.fitment_crumb_score() },
        ]}
      />
      {facts.report && <ScoreReport fitment={fitment} report={facts.report} />}
      {!facts.report && facts.preview && facts.band && (
        <FreeLook fitment={fitment} preview={facts.preview} band={facts.band} planAction={m.fitment_plan_unlock()} />
      )}
      {!facts.fitment_score_generated && (
        <>
          <h1>{m.fitment_page_heading({ job: facts.job_title })}</h1>
          <NoScoreState fitment={fitment} />
        </>
      )}
      {facts.band && <BandPitch band={facts.band} />}
      <ToolkitSections />
    </main>
  );
}
