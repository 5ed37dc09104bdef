import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { locationLabel } from '#features/catalogue/jobs/web/index.ts';
import { Link } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import { m } from '#platform/messages/messages.js';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { ApplicantBoard } from './applicant-board.tsx';
import { ApplicantList } from './applicant-list.tsx';
import { ApplicantToolbar } from './applicant-toolbar.tsx';
import { changeSearch, listFilters, type ApplicantsSearch } from './applicants-search.ts';
import { applicantsQuery } from './applicants-query.ts';
import { type ApplicantCard, type ApplicantList as List, type HiringJob } from './queries.ts';
import type { Chosen } from './use-decisions.ts';
import './applicants.css';
import '#platform/ui/styles/workspace.css';

const ApplicantPane = lazy(async () => ({ default: (await import('./applicant-pane.tsx')).ApplicantPane }));
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }));

type ApplicantsViewProps = { id: string; search: ApplicantsSearch };

/** What rows and tiles need: who is chosen, and how to choose and open. */
export type Choosing = {
  chosen: ReadonlyMap<string, Chosen>;
  toggle: (cards: readonly ApplicantCard[], isChosen: boolean) => void;
  canChoose: boolean;
};

/** The applicants of a job as board or list, and one of them beside it; on narrow screens instead of it. */
export function ApplicantsView({ id, search }: ApplicantsViewProps) {
  const list = useQuery({ ...applicantsQuery(id, listFilters(search)), placeholderData: keepPreviousData });
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const navigate = useNavigate();
  const open = (applicant: string | undefined) =>
    void navigate({
      to: '/hiring/jobs/$id/applicants',
      params: { id },
      search: changeSearch(search, { page: search.page, applicant }),
      resetScroll: false,
    });
  if (list.isPending) return <SkeletonList rows={8} />;
  if (list.isError) return <ErrorState level={1} onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  const { job } = list.data;
  const toggle: Choosing['toggle'] = (cards, isChosen) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const { id: key, attributes } of cards)
        if (isChosen) next.set(key, { id: key, name: attributes.name, from: attributes.stage });
        else next.delete(key);
      return next;
    });
  return (
    <main className="work applicants" data-open={search.applicant ? true : undefined}>
      <JobHead job={job} list={list.data} />
      <div className="applicants-split work-split">
        <Applicants
          {...{ id, search, list: list.data }}
          stale={list.isPlaceholderData}
          choosing={{ chosen, toggle, canChoose: job.can.recruit }}
        />
        {search.applicant && (
          <Suspense>
            <ApplicantPane key={search.applicant} id={search.applicant} job={job} search={search} onOpen={open} />
          </Suspense>
        )}
      </div>
      {chosen.size > 0 && (
        <Suspense>
          <BulkBar job={job} chosen={[...chosen.values()]} onDone={() => setChosen(new Map())} />
        </Suspense>
      )}
    </main>
  );
}

type ApplicantsProps = ApplicantsViewProps & { list: List; stale: boolean; choosing: Choosing };

function Applicants({ id, search, list, stale, choosing }: ApplicantsProps) {
  const isFiltered = Boolean(search.query ?? search.only ?? search.experience ?? search.stage);
  const total = list.facets.stage.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="stack applicants-area gap-4">
      <ApplicantToolbar id={id} search={search} list={list} />
      {total === 0 && !isFiltered ? (
        <EmptyState cover="nobody-has-applied" title={m.applicants_none()}>
          {m.applicants_none_text()}
        </EmptyState>
      ) : search.view === 'list' ? (
        <ApplicantList {...{ id, search, list, stale, choosing }} />
      ) : (
        <ApplicantBoard {...{ id, search, choosing }} />
      )}
    </div>
  );
}

function JobHead({ job, list }: { job: HiringJob; list: List }) {
  const total = list.facets.stage.reduce((sum, { count }) => sum + count, 0);
  return (
    <header className="applicants-head">
      <div className="stack min-w-0 gap-1">
        <Breadcrumbs crumbs={[{ label: job.company, render: <Link to="/hiring" /> }, { label: m.applicants_title() }]} />
        <h1>{job.title}</h1>
        <Meta>
          <Tag tone={job.open ? 'good' : 'neutral'}>{job.open ? m.applicants_open() : m.applicants_closed_job()}</Tag>
          {locationLabel({ location: job.location, work_mode: job.work_mode })}
          {m.applicants_applied({ count: total })}
        </Meta>
      </div>
      <ButtonLink
        variant="quiet"
        small
        icon={ExternalLink}
        className="push-end"
        render={
          <Link
            to="/jobs-apprenticeships/$company_slug/$job_slug"
            params={{ company_slug: job.company_slug, job_slug: job.slug }}
          />
        }
      >
        {m.applicants_view_ad()}
      </ButtonLink>
    </header>
  );
}
