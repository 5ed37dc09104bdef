import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { ChoiceChip } from '#platform/ui/choice-chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { List } from '#platform/ui/list.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { companyJobsQuery } from './company-jobs-query.ts';
import { changeCompanyJobs, type CompanyJobsSearch } from './company-jobs-search.ts';
import { jobCountLabel } from './job-count-label.ts';
import { JobItem } from './job-item.tsx';
import { familyLabel, roleTypeLabel, workModeLabel } from './job-labels.ts';
import { ROLE_TYPES, WORK_MODES } from './jobs-search.ts';
import type { JobList } from './queries.ts';

type CompanyJobsProps = { slug: string; name: string; search: CompanyJobsSearch };

/** The open jobs of a company on its page, with filters stored in the URL. */
export function CompanyJobs({ slug, name, search }: CompanyJobsProps) {
  const jobs = useQuery({ ...companyJobsQuery(slug, search), placeholderData: keepPreviousData });
  const hasFilters = Object.keys(search).some((filter) => filter !== 'page');
  return (
    <section className="stack gap-4" aria-labelledby="company-jobs" aria-busy={jobs.isPlaceholderData}>
      <div className="row">
        <h2 id="company-jobs">{m.jobs_company_jobs()}</h2>
        {jobs.data && <output className="small muted push-end">{jobCountLabel(jobs.data)}</output>}
      </div>
      {jobs.isPending && <SkeletonList rows={3} />}
      {jobs.isError && !jobs.data && <ErrorState onRetry={() => void jobs.refetch()} retrying={jobs.isFetching} />}
      {jobs.data && (hasFilters || jobs.data.meta.total > 1) && <Filters slug={slug} search={search} list={jobs.data} />}
      {jobs.data && jobs.data.data.length === 0 && <NoJobs slug={slug} name={name} hasFilters={hasFilters} />}
      {jobs.data && jobs.data.data.length > 0 && (
        <List className={jobs.isPlaceholderData ? 'is-stale' : undefined}>
          {jobs.data.data.map((job) => (
            <JobItem key={job.id} job={job} level={3} atCompany />
          ))}
        </List>
      )}
      {jobs.data && (
        <Pagination
          page={jobs.data.meta.page}
          pages={jobs.data.meta.total_pages}
          link={(page) => <Link to="/company/$slug" params={{ slug }} search={{ ...search, page }} resetScroll={false} />}
        />
      )}
    </section>
  );
}

function Filters({ slug, search, list }: { slug: string; search: CompanyJobsSearch; list: JobList }) {
  const navigate = useNavigate();
  const change = (next: Parameters<typeof changeCompanyJobs>[1]) =>
    void navigate({ to: '/company/$slug', params: { slug }, search: changeCompanyJobs(search, next), resetScroll: false });
  const options = (facet: JobList['facets']['family'], getLabel: (value: string) => string = String) =>
    facet.map(({ value, count }) => ({ value, label: `${getLabel(value)} (${count})` }));
  const toSelection = <T extends string>(values: readonly T[], value: string | undefined): T[] | undefined => {
    const match = values.find((option) => option === value);
    return match && [match];
  };
  const labelFor =
    <T extends string>(values: readonly T[], getLabel: (value: T) => string) =>
    (value: string) => {
      const match = values.find((option) => option === value);
      return match ? getLabel(match) : value;
    };
  return (
    <div className="row gap-2">
      <ChoiceChip
        label={m.jobs_company_field()}
        any={m.jobs_company_any()}
        value={search.family}
        options={options(list.facets.family, familyLabel)}
        onChange={(family) => change({ family })}
      />
      <ChoiceChip
        label={m.jobs_company_where()}
        any={m.jobs_company_any()}
        value={search.location}
        options={options(list.facets.location)}
        onChange={(location) => change({ location })}
      />
      <ChoiceChip
        label={m.jobs_company_type()}
        any={m.jobs_company_any()}
        value={search.role_type?.[0]}
        options={options(list.facets.role_type, labelFor(ROLE_TYPES, roleTypeLabel))}
        onChange={(type) => change({ role_type: toSelection(ROLE_TYPES, type) })}
      />
      <ChoiceChip
        label={m.jobs_company_mode()}
        any={m.jobs_company_any()}
        value={search.work_mode?.[0]}
        options={options(list.facets.work_mode, labelFor(WORK_MODES, workModeLabel))}
        onChange={(mode) => change({ work_mode: toSelection(WORK_MODES, mode) })}
      />
    </div>
  );
}

function NoJobs({ slug, name, hasFilters }: { slug: string; name: string; hasFilters: boolean }) {
  const navigate = useNavigate();
  if (hasFilters)
    return (
      <EmptyState
        cover="jobs-nothing-found"
        level={3}
        title={m.jobs_empty()}
        action={
          <Button onClick={() => void navigate({ to: '/company/$slug', params: { slug }, search: {}, resetScroll: false })}>
            {m.jobs_empty_all()}
          </Button>
        }
      />
    );
  return (
    <EmptyState cover={`no-jobs-at-${slug}`} level={3} title={m.jobs_company_none({ company: name })}>
      {m.jobs_company_none_text()}
    </EmptyState>
  );
}
