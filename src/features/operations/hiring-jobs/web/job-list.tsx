import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import Inbox from 'lucide-react/icons/inbox';
import Mail from 'lucide-react/icons/mail';
import { locationLabel } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, noonOfDay } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { JOB_GROUPS, type HiringSearch } from './hiring-search.ts';
import { companyJobsQuery, type JobItem, type JobsShown } from './queries.ts';
import './hiring.css';

type Stage = keyof JobItem['attributes']['counts'];

/** From here on the jobs can be searched. */
const MANY = 10;
const GROUP_LABELS = { open: m.hiring_group_open, drafts: m.hiring_group_drafts, closed: m.hiring_group_closed };
const EMPTY = { open: m.hiring_empty_open, drafts: m.hiring_empty_drafts, closed: m.hiring_empty_closed };
const STATES = { draft: m.hiring_state_draft, held: m.hiring_state_held, declined: m.hiring_state_declined };
const WAYS = {
  here: { icon: Inbox, label: m.hiring_apply_here },
  email: { icon: Mail, label: m.hiring_apply_email },
  address: { icon: ExternalLink, label: m.hiring_apply_address },
};
const STAGES: readonly { stage: Stage; label: () => string }[] = [
  { stage: 'submitted', label: m.hiring_stage_submitted },
  { stage: 'viewed', label: m.hiring_stage_viewed },
  { stage: 'shortlisted', label: m.hiring_stage_shortlisted },
  { stage: 'interview', label: m.hiring_stage_interview },
  { stage: 'offered', label: m.hiring_stage_offered },
];

type JobListProps = { slug: string; shown: JobsShown; canPost: boolean };

/** The company's jobs, with how many applicants each has at which stage. */
export function JobList({ slug, shown, canPost }: JobListProps) {
  const { data, isError, isFetching, refetch } = useQuery(companyJobsQuery(slug, shown));
  const navigate = useNavigate({ from: '/hiring' });
  const { group, query } = shown;
  const change = (next: Pick<HiringSearch, 'group' | 'query'>) =>
    void navigate({
      search: ({ page: _page, ...search }) => ({ ...search, ...next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <section className="stack gap-3" aria-labelledby="hiring-jobs">
      <div className="row">
        <h2 id="hiring-jobs" className="title-s">
          {m.hiring_jobs()}
        </h2>
        <div className="push-end">
          <Segmented
            label={m.hiring_jobs()}
            value={group}
            onValueChange={(value) => change({ group: value })}
            options={JOB_GROUPS.map((value) => ({
              value,
              label: (
                <>
                  {GROUP_LABELS[value]()} <span className="num">{data?.groups[value]}</span>
                </>
              ),
            }))}
          />
        </div>
      </div>
      {(query !== '' || Object.values(data?.groups ?? {}).some((count) => count > MANY)) && (
        <TextField
          label={m.hiring_find_job()}
          type="search"
          defaultValue={query}
          onChange={(event) => change({ query: event.target.value })}
        />
      )}
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <SkeletonList rows={4} />}
      {data && data.data.length === 0 && <NoJobs slug={slug} shown={shown} canPost={canPost} />}
      {data && data.data.length > 0 && (
        <>
          <ul className="panel hiring-jobs">
            {data.data.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
          <Pagination
            page={data.meta.page}
            pages={data.meta.total_pages}
            label={m.hiring_jobs()}
            link={(page) => <Link from="/hiring" to="." search={(search) => ({ ...search, page: String(page) })} />}
          />
        </>
      )}
    </section>
  );
}

function NoJobs({ slug, shown: { group, query }, canPost }: JobListProps) {
  if (query !== '') return <p className="muted">{m.hiring_find_none()}</p>;
  return (
    <EmptyState
      cover={`no-jobs-${group}`}
      title={EMPTY[group]()}
      level={3}
      action={
        canPost &&
        group !== 'closed' && (
          <ButtonLink render={<Link to="/hiring/jobs/new" search={{ company: slug }} />}>{m.hiring_post()}</ButtonLink>
        )
      }
    >
      {group === 'open' ? m.hiring_empty_open_text() : m.hiring_empty_text()}
    </EmptyState>
  );
}

function JobRow({ job: { id, attributes: job } }: { job: JobItem }) {
  return (
    <li className="hiring-job">
      <span className="stack min-w-0 gap-0">
        <Link className="strong" to="/hiring/jobs/$id" params={{ id }}>
          {job.title || m.hiring_untitled()}
        </Link>
        <span className="small muted">{locationLabel(job)}</span>
        {(job.unpublished || job.expired) && (
          <span className="chips">
            {job.unpublished && (
              <Tag tone={job.unpublished === 'draft' ? 'neutral' : 'warn'}>
                {job.unpublished === 'draft' && job.group !== 'drafts' ? m.hiring_state_changes() : STATES[job.unpublished]()}
              </Tag>
            )}
            {job.expired && <Tag tone="warn">{m.hiring_state_expired()}</Tag>}
          </span>
        )}
      </span>
      {job.group !== 'drafts' && (
        <Link to="/hiring/jobs/$id/applicants" params={{ id }}>
          <span className="visually-hidden">{m.hiring_applicants_of({ job: job.title })}</span>
          <StageCounts counts={job.counts} />
        </Link>
      )}
      <span className="small row flex-nowrap gap-1.5 hiring-job-way">
        <Icon of={WAYS[job.apply].icon} small />
        {WAYS[job.apply].label()}
      </span>
      <span className="small muted hiring-job-date">
        {job.closes_on ? formatDate(noonOfDay(job.closes_on), 'short') : m.hiring_no_date()}
      </span>
    </li>
  );
}

function StageCounts({ counts }: Pick<JobItem['attributes'], 'counts'>) {
  return (
    <dl className="hiring-stages">
      {STAGES.map(({ stage, label }) => (
        <div key={stage} className={counts[stage] > 0 ? 'has-some' : undefined}>
          <dt className="caption muted">{label()}</dt>
          <dd>{counts[stage]}</dd>
        </div>
      ))}
    </dl>
  );
}
