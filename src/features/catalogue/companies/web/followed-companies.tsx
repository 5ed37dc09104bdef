import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { CompanyRow } from './company-row.tsx';
import { followedCompaniesQuery, type CompanyList } from './queries.ts';

/** The companies that the viewer follows. Only the viewer sees them, because they hint at career plans. */
export function FollowedCompanies() {
  const companies = useQuery(followedCompaniesQuery());
  return (
    <Panel className="stack gap-3 [--pad:20px]" aria-labelledby="followed-companies">
      <h2 id="followed-companies" className="aside-title">
        {m.companies_followed()}
      </h2>
      {companies.isPending && <SkeletonList rows={2} />}
      {companies.isError && !companies.data && (
        <ErrorState onRetry={() => void companies.refetch()} retrying={companies.isFetching} />
      )}
      {companies.data && <FollowedList list={companies.data} />}
      <p className="caption muted">{m.companies_followed_only_you()}</p>
    </Panel>
  );
}

function FollowedList({ list: { data, meta } }: { list: CompanyList }) {
  if (data.length === 0)
    return (
      <>
        <p className="small muted">{m.companies_followed_none()}</p>
        <TextLink className="small" render={<Link to="/companies" />}>
          {m.companies_followed_find()}
        </TextLink>
      </>
    );
  return (
    <>
      {data.map((company) => (
        <CompanyRow key={company.id} company={company} />
      ))}
      {meta.total > data.length && (
        <TextLink className="small" render={<Link to="/companies" search={{ following: 'true' }} />}>
          {m.companies_followed_all({ count: meta.total })}
        </TextLink>
      )}
    </>
  );
}
