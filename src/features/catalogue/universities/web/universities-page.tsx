import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Card, CardBody, CardTitle, Eyebrow } from '#platform/ui/card.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { universitiesQuery, type University } from './queries.ts';
import { SearchLine } from '#platform/ui/search-line.tsx';
import { parseUniversitiesSearch, type UniversitiesSearch } from './university-search.ts';

/** The maximum number of region chips; universities of other regions are found by search. */
const MAX_REGIONS = 24;

const toFilters = ({ page = 1, ...search }: UniversitiesSearch) => ({ ...search, page });

export const Route = createFileRoute('/universities')({
  validateSearch: parseUniversitiesSearch,
  loaderDeps: ({ search }) => parseUniversitiesSearch(search),
  loader: async ({ context, deps }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(universitiesQuery(toFilters(deps)));
    const list = context.queryClient.getQueryData(universitiesQuery(toFilters(deps)).queryKey);
    return {
      title: m.universities_title(),
      description: m.universities_description(),
      path: '/universities',
      above: [{ name: m.programs_title(), path: '/courses' }],
      items: list?.data.map(({ attributes: { name, code } }) => ({ name, path: `/university/${code}/${code}` })) ?? [],
    };
  },
  head: pageHead,
  component: UniversitiesPage,
});

/** A list of universities, filtered by search text and region. */
function UniversitiesPage() {
  const search = parseUniversitiesSearch(Route.useSearch());
  const navigate = useNavigate();
  const { data: list } = useSuspenseQuery(universitiesQuery(toFilters(search)));
  const { total, page, total_pages } = list.meta;
  const { region: selectedRegion, query } = search;
  const hasNone = total === 0 && Object.keys(search).length === 0;
  const queryParam = query === undefined ? {} : { query };
  return (
    <main className="container page-top stack gap-4">
      <div>
        <Breadcrumbs
          crumbs={[{ label: m.programs_title(), render: <Link to="/courses" /> }, { label: m.universities_title() }]}
        />
        <header className="stack gap-2">
          <h1>{m.universities_title()}</h1>
          <p className="lead muted">{m.universities_lead()}</p>
        </header>
      </div>
      <SearchLine
        key={query}
        label={m.universities_search()}
        action="/universities"
        value={query ?? ''}
        onSearch={(text) =>
          void navigate({
            to: '/universities',
            search: { ...(text && { query: text }), ...(selectedRegion && { region: selectedRegion }) },
          })
        }
      />
      <nav className="scroll-x" aria-label={m.programs_region()}>
        <ChipLink
          render={<Link to="/universities" search={queryParam} resetScroll={false} />}
          aria-current={selectedRegion === undefined ? 'true' : undefined}
        >
          {m.programs_all_regions()}
        </ChipLink>
        {list.facets.region.slice(0, MAX_REGIONS).map(({ value, count }) => (
          <ChipLink
            key={value}
            count={formatNumber(count)}
            render={<Link to="/universities" search={{ ...queryParam, region: value }} resetScroll={false} />}
            aria-current={selectedRegion === value ? 'true' : undefined}
          >
            {value}
          </ChipLink>
        ))}
      </nav>
      <output className="small muted">{m.universities_count({ count: total, shown: formatNumber(total) })}</output>
      {total === 0 ? (
        <EmptyState
          cover="no-university-fits"
          title={hasNone ? m.universities_none_yet() : m.universities_none()}
          action={<ButtonLink render={<Link to="/courses" />}>{m.universities_none_action()}</ButtonLink>}
        >
          {hasNone ? m.universities_none_yet_text() : m.universities_none_text()}
        </EmptyState>
      ) : (
        <div className="grid [--min:256px] gap-5">
          {list.data.map((university) => (
            <UniversityCard key={university.id} university={university} />
          ))}
        </div>
      )}
      <Pagination
        page={page}
        pages={total_pages}
        label={m.universities_pages()}
        link={(to) => {
          const { page: _page, ...otherParams } = search;
          return <Link to="/universities" search={to > 1 ? { ...otherParams, page: to } : otherParams} />;
        }}
      />
    </main>
  );
}

function UniversityCard({ university: { attributes: university } }: { university: University }) {
  const { code, programs } = university;
  return (
    <Card>
      <Cover slug={code} />
      <CardBody>
        <Eyebrow>{[university.city, university.country].filter(Boolean).join(', ')}</Eyebrow>
        <CardTitle
          level={2}
          render={
            <Link to="/university/$university_code/$university_name" params={{ university_code: code, university_name: code }} />
          }
        >
          {university.name}
        </CardTitle>
        <Meta>
          {university.kind || null}
          {programs > 0 && m.universities_programs({ count: programs, shown: formatNumber(programs) })}
        </Meta>
      </CardBody>
    </Card>
  );
}
