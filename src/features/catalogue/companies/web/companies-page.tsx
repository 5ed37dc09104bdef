import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { SearchLine } from '#platform/ui/search-line.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { changeSearch, toFilters, parseCompaniesSearch, type CompaniesSearch } from './companies-search.ts';
import { CompanyTile } from './company-tile.tsx';
import { companiesQuery, type CompanyList } from './queries.ts';

export const Route = createFileRoute('/companies')({
  validateSearch: parseCompaniesSearch,
  loaderDeps: ({ search }) => parseCompaniesSearch(search),
  loader: async ({ context, deps }): Promise<PageHead> => {
    await context.queryClient.prefetchQuery(companiesQuery(toFilters(deps)));
    const list = context.queryClient.getQueryData(companiesQuery(toFilters(deps)).queryKey);
    return {
      title: m.companies_title(),
      description: m.companies_description(),
      path: '/companies',
      above: [{ name: m.jobs_crumb(), path: '/jobs-apprenticeships' }],
      items: list?.data.map(({ attributes: { name, slug } }) => ({ name, path: `/company/${slug}` })) ?? [],
    };
  },
  head: pageHead,
  component: CompaniesPage,
});

/** A list of companies that can be filtered by name, place, open jobs and whether the viewer follows them. */
function CompaniesPage() {
  const search = parseCompaniesSearch(Route.useSearch());
  const navigate = useNavigate();
  const user = useCurrentUser();
  const companies = useQuery({ ...companiesQuery(toFilters(search)), placeholderData: keepPreviousData });
  if (search.following && !user) return <SignInWall title={m.companies_title()} reason={m.companies_following_visitor()} />;
  return (
    <main className="container page-top stack gap-4">
      <div>
        <Breadcrumbs
          crumbs={[{ label: m.jobs_crumb(), render: <Link to="/jobs-apprenticeships" /> }, { label: m.companies_title() }]}
        />
        <header className="stack gap-2">
          <h1>{m.companies_title()}</h1>
          <p className="lead muted">{m.companies_lead()}</p>
        </header>
      </div>
      <SearchLine
        key={search.query}
        label={m.companies_search()}
        action="/companies"
        value={search.query ?? ''}
        onSearch={(query) => void navigate({ to: '/companies', search: changeSearch(search, { query }) })}
      />
      {companies.isPending && <SkeletonList rows={6} />}
      {companies.isError && !companies.data && (
        <ErrorState onRetry={() => void companies.refetch()} retrying={companies.isFetching} />
      )}
      {companies.data && <CompanyResults list={companies.data} search={search} isMember={user !== null} />}
    </main>
  );
}

function CompanyResults({ list, search, isMember }: { list: CompanyList; search: CompaniesSearch; isMember: boolean }) {
  const { total, page, total_pages } = list.meta;
  if (total === 0 && Object.keys(search).length === 0) return <NoCompanies />;
  return (
    <>
      <Filters list={list} search={search} isMember={isMember} />
      <output className="small muted">{m.companies_count({ count: total, shown: formatNumber(total) })}</output>
      {total === 0 ? (
        <EmptyState
          cover="no-company-fits"
          title={search.following ? m.companies_none_followed() : m.companies_none()}
          action={<ButtonLink render={<Link to="/companies" search={{}} />}>{m.companies_none_action()}</ButtonLink>}
        >
          {search.following ? m.companies_none_followed_text() : m.companies_none_text()}
        </EmptyState>
      ) : (
        <div className="grid [--min:256px] gap-5">
          {list.data.map((company) => (
            <CompanyTile key={company.id} company={company} />
          ))}
        </div>
      )}
      <Pagination
        page={page}
        pages={total_pages}
        link={(to) => <Link to="/companies" search={{ ...changeSearch(search, {}), ...(to > 1 && { page: to }) }} />}
      />
    </>
  );
}

const NoCompanies = () => (
  <EmptyState
    cover="no-company-fits"
    title={m.companies_none_yet()}
    action={<ButtonLink render={<Link to="/for-corporates" />}>{m.companies_none_yet_action()}</ButtonLink>}
  >
    {m.companies_none_yet_text()}
  </EmptyState>
);

function Filters({ list, search, isMember }: { list: CompanyList; search: CompaniesSearch; isMember: boolean }) {
  const link = (change: Parameters<typeof changeSearch>[1]) => (
    <Link to="/companies" search={changeSearch(search, change)} resetScroll={false} />
  );
  return (
    <nav className="scroll-x" aria-label={m.companies_filters()}>
      <ChipLink render={link({ hiring: search.hiring ? undefined : 'true' })} aria-current={search.hiring ? 'true' : undefined}>
        {m.companies_hiring()}
      </ChipLink>
      {isMember && (
        <ChipLink
          render={link({ following: search.following ? undefined : 'true' })}
          aria-current={search.following ? 'true' : undefined}
        >
          {m.companies_following()}
        </ChipLink>
      )}
      {list.facets.location.map(({ value, count }) => (
        <ChipLink
          key={value}
          count={formatNumber(count)}
          render={link({ location: search.location === value ? undefined : value })}
          aria-current={search.location === value ? 'true' : undefined}
        >
          {value}
        </ChipLink>
      ))}
    </nav>
  );
}
