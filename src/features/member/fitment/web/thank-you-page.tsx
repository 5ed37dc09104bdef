import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link, redirect, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { currentUserQuery, useCurrentUser, useLogin } from '#features/base/accounts/web/index.ts';
import { jobQuery, OWN_ADS } from '#features/catalogue/jobs/web/index.ts';
import { query } from '#platform/browser/queries.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SkeletonText } from '#platform/ui/skeleton.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { FreeLook, NoScoreState } from './member-views.tsx';
import { applicationScoreQuery, polledScoreQuery, type Fitment, type FitmentFacts } from './queries.ts';
import { ParsingState } from './parsing-state.tsx';
import { SuccessTiles } from './success-tiles.tsx';
import { ToolkitSections } from './toolkit-sections.tsx';

const LOGIN_DELAY_MS = 2000;

export const Route = createFileRoute('/jobs-apprenticeships/$company_slug/$job_slug/$jobApplicationId/thankyou')({
  validateSearch: (search: Record<string, unknown>): { v?: 'new' | 'old' } =>
    search['v'] === 'new' || search['v'] === 'old' ? { v: search['v'] } : {},
  loader: async ({ context, params }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    let isConsidered = false;
    if (user) {
      const { data } = await context.queryClient.fetchQuery({ ...applicationScoreQuery(params.jobApplicationId), staleTime: 0 });
      if (data.attributes.score !== null) throw redirect({ to: '/fitment-score/$jobApplicationId', params });
      isConsidered = data.attributes.considered;
    } else await context.queryClient.prefetchQuery(jobQuery(params.job_slug));

    return {
      title: isConsidered ? m.fitment_free_heading() : m.fitment_thanks_title(),
      description: m.fitment_thanks_description(),
      path: `/jobs-apprenticeships/${params.company_slug}/${params.job_slug}`,
      hidden: true,
    };
  },
  head: pageHead,
  component: ThankYouPage,
});

/** The page after applying: first the progress of parsing, then the free preview. */
function ThankYouPage() {
  const user = useCurrentUser();
  return user ? <MemberView /> : <VisitorView />;
}

function VisitorView() {
  const login = useLogin();
  const opened = useRef(false);
  // Not every job is public, and the page does without its name.
  const { data: job } = useQuery({ ...jobQuery(Route.useParams().job_slug), retry: false });
  useEffect(() => {
    const timer = setTimeout(() => {
      if (opened.current) return;
      opened.current = true;
      login.open({ reason: m.fitment_thanks_visitor() });
    }, LOGIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [login]);
  return (
    <main className="container page-top stack gap-8">
      <h1>{job ? m.fitment_thanks_heading_job({ job: job.data.attributes.title }) : m.fitment_thanks_heading()}</h1>
      <SuccessTiles />
    </main>
  );
}

function MemberView() {
  const { jobApplicationId } = Route.useParams();
  const fitment = useQuery(polledScoreQuery(jobApplicationId));
  useRefetchOnArrival(jobApplicationId);
  if (fitment.isPending) return <SkeletonText lines={6} />;
  if (fitment.isError)
    return (
      <main className="container page-top">
        <ErrorState level={1} onRetry={() => void fitment.refetch()} />
      </main>
    );
  return <Outcome fitment={fitment.data.data} />;
}

function Outcome({ fitment }: { fitment: Fitment }) {
  const facts = fitment.attributes;
  const sentBanner = facts.considered ? <OwnAdLink facts={facts} /> : <SentBanner facts={facts} />;
  if (facts.fitment_score_generated && facts.preview && facts.band)
    return (
      <main className="container page-top stack gap-8">
        {sentBanner}
        <FreeLook fitment={fitment} preview={facts.preview} band={facts.band} planAction={m.fitment_plan_generate()} />
        <ToolkitSections />
      </main>
    );
  return (
    <main className="container page-top stack gap-8">
      {sentBanner}
      <h1>{facts.considered ? m.fitment_free_heading() : m.fitment_thanks_heading_job({ job: facts.job_title })}</h1>
      {facts.status === 'reading' ? <ParsingState facts={facts} /> : <NoScoreState fitment={fitment} />}
      <SuccessTiles />
    </main>
  );
}

/** Whether somebody reads the application, as it is. */
function SentBanner({ facts }: { facts: FitmentFacts }) {
  const { jobApplicationId } = Route.useParams();
  const { data } = useQuery(query('GET /api/job_applications/{id}/correspondence', { params: { id: jobApplicationId } }));
  const [job, company] = [facts.job_title, facts.company_name];
  if (!data) return null;
  if (!data.data.attributes.reads_here)
    return (
      <Banner kind="info" title={m.fitment_thanks_kept({ job, company })}>
        {m.fitment_thanks_sent_text()}
      </Banner>
    );
  return (
    <Banner kind="good" title={m.fitment_thanks_sent({ job, company })}>
      {m.fitment_thanks_reads({ company })}
    </Banner>
  );
}

/** Back to what was read from an ad that the member brought. */
function OwnAdLink({ facts: { company_slug, job_slug } }: { facts: FitmentFacts }) {
  if (company_slug !== OWN_ADS) return null;
  return (
    <TextLink className="start" render={<Link to="/check/$id" params={{ id: job_slug }} />}>
      {m.fitment_own_ad()}
    </TextLink>
  );
}

/** Requests the latest score once on arrival and sets `v` in the URL to `new`, or to `old` when the request failed. */
function useRefetchOnArrival(jobApplicationId: string) {
  const client = useQueryClient();
  const navigate = useNavigate({ from: Route.fullPath });
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const setResult = (v: 'new' | 'old') =>
      navigate({ search: (previous) => ({ ...previous, v }), replace: true, resetScroll: false });
    client.fetchQuery({ ...applicationScoreQuery(jobApplicationId), staleTime: 0 }).then(
      () => setResult('new'),
      () => setResult('old'),
    );
  }, [client, jobApplicationId, navigate]);
}
