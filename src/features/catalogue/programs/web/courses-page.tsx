import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { fieldName } from '#features/base/skills/web/index.ts';
import { AdSlot } from '#features/base/ads/web/index.ts';
import { interpretationQuery, UnderstoodInList } from '#features/base/search/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { CoursesFilters } from './courses-filters.tsx';
import { changeSearch, parseCoursesSearch, type CoursesSearch } from './courses-search.ts';
import { CoursesShelves } from './courses-shelves.tsx';
import { languageLabel } from './program-labels.ts';
import { programPageLink } from './program-link.ts';
import { ProgramCard } from './program-card.tsx';
import {
  featuredProgramsQuery,
  programsForMeQuery,
  programsQuery,
  trendingProgramsQuery,
  type ProgramFilters,
  type ProgramList,
} from './queries.ts';

const toFilters = ({ page = 1, ...search }: CoursesSearch): ProgramFilters => ({ ...search, page });

/** Names the field or the language of the list; a language without courses is not named, because it may be no language. */
function titleOf({ family, language }: CoursesSearch, list: ProgramList | undefined): string {
  if (family) return fieldName(family);
  const isKnown = list?.facets.language.some(({ value }) => value === language);
  return language && isKnown ? m.programs_in_language({ language: languageLabel(language) }) : m.programs_title();
}

/** Whether the URL has no search parameters; the page then shows the overview. */
const isBrowsing = (search: CoursesSearch): boolean => Object.keys(search).length === 0;

export const Route = createFileRoute('/courses')({
  validateSearch: parseCoursesSearch,
  loaderDeps: ({ search }) => parseCoursesSearch(search),
  loader: async ({ context, deps }): Promise<PageHead> => {
    const { queryClient } = context;
    await Promise.all([
      queryClient.ensureQueryData(programsQuery(toFilters(deps))),
      deps.query && typeof window === 'undefined' && queryClient.prefetchQuery(interpretationQuery('course', deps.query)),
      ...(isBrowsing(deps)
        ? [
            queryClient.ensureQueryData(featuredProgramsQuery()),
            queryClient.ensureQueryData(trendingProgramsQuery()),
            queryClient.prefetchQuery(programsForMeQuery()),
          ]
        : []),
    ]);
    const list = context.queryClient.getQueryData(programsQuery(toFilters(deps)).queryKey);
    return {
      title: titleOf(deps, list),
      description: m.programs_description(),
      path: '/courses',
      items: list?.data.map(programPageLink) ?? [],
    };
  },
  head: pageHead,
  component: CoursesPage,
});

/** All courses: an overview, and a list with search and filters. */
function CoursesPage() {
  const search = parseCoursesSearch(Route.useSearch());
  const { data: list } = useSuspenseQuery(programsQuery(toFilters(search)));
  const total = list.meta.total;
  return (
    <main className="container page-top stack gap-4">
      <header className="stack gap-2">
        <h1>{titleOf(search, list)}</h1>
        <p className="lead muted">{m.programs_lead()}</p>
      </header>
      <AdSlot place="programs-hub" />
      <CoursesSearchForm key={search.query ?? ''} search={search} />
      <UnderstoodInList
        kind="course"
        query={search.query}
        link={(query) => <Link to="/courses" search={changeSearch(search, { query })} />}
      />
      {isBrowsing(search) && <CoursesShelves facets={list.facets} />}
      {isBrowsing(search) && <h2 className="part-title">{m.programs_all()}</h2>}
      <CoursesFilters search={search} facets={list.facets} />
      <p className="row small muted">
        <output>{m.programs_count({ count: total, shown: formatNumber(total) })}</output>
        {Object.keys(search).length > 0 && <TextLink render={<Link to="/courses" />}>{m.programs_clear()}</TextLink>}
      </p>
      {total === 0 ? <NoCourses /> : <CourseGrid list={list} hasOverview={isBrowsing(search)} />}
      <Pagination
        page={list.meta.page}
        pages={list.meta.total_pages}
        label={m.programs_pages()}
        link={(page) => <Link to="/courses" search={changeSearch(search, { page: page > 1 ? page : undefined })} />}
      />
    </main>
  );
}

function CourseGrid({ list, hasOverview }: { list: ProgramList; hasOverview: boolean }) {
  return (
    <div className="grid [--min:256px] gap-5">
      {list.data.map((program) => (
        <ProgramCard key={program.id} program={program} level={hasOverview ? 3 : 2} />
      ))}
    </div>
  );
}

function NoCourses() {
  return (
    <EmptyState
      cover="no-course-fits"
      title={m.programs_none()}
      action={<ButtonLink render={<Link to="/courses" />}>{m.programs_none_action()}</ButtonLink>}
    >
      {m.programs_none_text()}
    </EmptyState>
  );
}

/** Also works without script, because the form submits to this page. */
function CoursesSearchForm({ search }: { search: CoursesSearch }) {
  const navigate = useNavigate();
  const submit = (form: FormData) => {
    const query = form.get('query');
    const text = typeof query === 'string' && query.trim() !== '' ? query.trim() : undefined;
    void navigate({ to: '/courses', search: changeSearch(search, { query: text }) });
  };
  return (
    <search>
      <form
        className="search searchline"
        action="/courses"
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        <label>
          <Icon of={Search} />
          <span className="visually-hidden">{m.programs_search()}</span>
          <input name="query" type="search" placeholder={m.programs_search()} defaultValue={search.query ?? ''} maxLength={100} />
        </label>
        <Button type="submit">{m.programs_search_action()}</Button>
      </form>
    </search>
  );
}
