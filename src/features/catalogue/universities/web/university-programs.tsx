import { Link, useNavigate } from '@tanstack/react-router';
import { ProgramCard } from '#features/catalogue/programs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { SkeletonCards } from '#platform/ui/skeleton.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { useProgramSearch, type ProgramSearch, type University } from './queries.ts';
import { SearchLine } from '#platform/ui/search-line.tsx';

const ROUTE = '/university/$university_code/$university_name' as const;
type SearchData = NonNullable<ReturnType<typeof useProgramSearch>['searchData']>;

/** The programs of a university, with text search and pages, both stored in the URL. */
export function UniversityPrograms({ university, search }: { university: University['attributes']; search: ProgramSearch }) {
  const { code, website } = university;
  const navigate = useNavigate();
  const { searchData, searchParam, pageNo, loading, error, retry } = useProgramSearch(code, search);
  const params = { university_code: code, university_name: code };
  const link = (to: number) => ({
    to: ROUTE,
    params,
    search: { ...(searchParam && { query: searchParam }), ...(to > 0 && { pageNo: to }) },
  });
  return (
    <TitledSection id="programs" title={m.universities_programs_title()}>
      {(university.programs > 0 || searchParam !== '') && (
        <SearchLine
          key={searchParam}
          label={m.universities_programs_search()}
          action={`/university/${code}/${code}`}
          value={searchParam}
          onSearch={(query) => void navigate({ to: ROUTE, params, search: query ? { query } : {}, resetScroll: false })}
        />
      )}
      {loading && <SkeletonCards />}
      {error && !loading && <ErrorState level={3} title={m.universities_programs_error()} onRetry={retry} />}
      {searchData && <Results results={searchData} hasQuery={searchParam !== ''} website={website} />}
      {searchData && (
        <Pagination
          page={pageNo + 1}
          pages={searchData.meta.total_pages}
          label={m.programs_pages()}
          link={(page) => <Link {...link(page - 1)} resetScroll={false} />}
        />
      )}
    </TitledSection>
  );
}

type ResultsProps = { results: SearchData; hasQuery: boolean; website: string };

function Results({ results: { data, meta }, hasQuery, website }: ResultsProps) {
  if (meta.total === 0)
    return (
      <EmptyState
        cover="no-program-yet"
        level={3}
        title={hasQuery ? m.universities_programs_none() : m.universities_programs_empty()}
        {...(website && {
          action: (
            <ButtonLink variant="quiet" href={website} target="_blank" rel="noopener">
              {m.universities_website()}
            </ButtonLink>
          ),
        })}
      >
        {hasQuery ? m.universities_programs_none_text() : m.universities_programs_empty_text()}
      </EmptyState>
    );
  return (
    <>
      <output className="small muted">{m.universities_programs({ count: meta.total, shown: formatNumber(meta.total) })}</output>
      <div className="grid [--min:250px] gap-5">
        {data.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </div>
    </>
  );
}
