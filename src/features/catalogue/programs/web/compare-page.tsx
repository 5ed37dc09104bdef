import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { CompareTable } from './compare-table.tsx';
import { MAX_COMPARED, setCompared, useCompared } from './compared.ts';
import { compareQuery, type Comparison } from './queries.ts';

const parseIds = (ids: string | undefined) => [...new Set((ids ?? '').split(',').filter(Boolean))].slice(0, MAX_COMPARED);

type Search = { ids?: string };

export const Route = createFileRoute('/compare-courses')({
  validateSearch: ({ ids }: Record<string, unknown>): Search => (typeof ids === 'string' && ids ? { ids } : {}),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(compareQuery(parseIds(deps.ids)));

    return {
      title: m.programs_compare_title(),
      description: m.programs_compare_description(),
      path: '/compare-courses',
      above: [{ name: m.programs_title(), path: '/courses' }],
      here: m.programs_compare(),
    };
  },
  head: pageHead,
  component: ComparePage,
});

/** Up to four courses side by side; their ids are in the URL, so that the page can be shared. */
function ComparePage() {
  const { ids } = Route.useSearch();
  const requestedIds = parseIds(ids);
  const { data: comparison } = useSuspenseQuery(compareQuery(requestedIds));
  const remove = useSelectionSync(comparison);
  const count = comparison.data.length;
  return (
    <main className="container page-top stack gap-6">
      <div>
        <Breadcrumbs crumbs={[{ label: m.programs_title(), render: <Link to="/courses" /> }, { label: m.programs_compare() }]} />
        <div className="row compare-head">
          <div className="stack gap-1.5">
            <h1>{count > 1 ? m.programs_compare_count({ count }) : m.programs_compare_title()}</h1>
            {count > 0 && <ReportReference mine={comparison.mine} />}
          </div>
          {count > 0 && count < MAX_COMPARED && (
            <ButtonLink variant="quiet" icon={Plus} className="push-end" render={<Link to="/courses" />}>
              {m.programs_compare_add()}
            </ButtonLink>
          )}
        </div>
      </div>
      {count === 0 ? (
        <EmptyState
          cover="nothing-compared"
          title={m.programs_compare_none()}
          action={<ButtonLink render={<Link to="/courses" />}>{m.programs_compare_browse()}</ButtonLink>}
        >
          {m.programs_compare_none_text({ max: MAX_COMPARED })}
        </EmptyState>
      ) : (
        <CompareTable comparison={comparison} onRemove={remove} />
      )}
    </main>
  );
}

/** A link to the report whose missing skills the table shows. */
function ReportReference({ mine }: { mine: Comparison['mine'] }) {
  if (!mine) return <p className="muted">{m.programs_compare_no_report()}</p>;
  return (
    <p className="muted">
      {m.programs_compare_with()}{' '}
      <Link className="link" to="/fitment-score/$jobApplicationId" params={{ jobApplicationId: mine.job_application_id }}>
        {m.programs_compare_job({ job: mine.job, company: mine.company })}
      </Link>
      .
    </p>
  );
}

/**
 * Synchronizes the selection with the URL: a shared link selects its courses, and without ids the URL gets those of the
 * selection. Returns a function that removes a course from both.
 */
function useSelectionSync({ data }: Comparison) {
  const navigate = useNavigate();
  const selected = useCompared();
  const { ids } = Route.useSearch();
  const replaceCourses = (courses: readonly { id: string; title: string }[]) => {
    setCompared(courses);
    const search = courses.length > 0 ? { ids: courses.map(({ id }) => id).join(',') } : {};
    void navigate({ to: '/compare-courses', search, replace: true, resetScroll: false });
  };
  const shownCourses = data.map(({ id, attributes: { title } }) => ({ id, title }));
  useEffect(() => {
    if (ids === undefined && selected.length > 0)
      void navigate({ to: '/compare-courses', search: { ids: selected.map(({ id }) => id).join(',') }, replace: true });
  }, [ids, selected, navigate]);
  const shownIds = shownCourses.map(({ id }) => id).join(',');
  useEffect(() => {
    if (shownIds !== '') setCompared(shownCourses);
    // `shownIds` changes with the content of `shownCourses`, which is a new array in every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shownIds]);
  return (id: string) => replaceCourses(shownCourses.filter((course) => course.id !== id));
}
