import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead } from '#platform/web/page-head.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { SkeletonList } from '#platform/web/ui/skeleton.tsx';
import { ApplicationCard } from './application-card.tsx';
import { applicationsQuery } from './queries.ts';

type Search = { page?: number };

const readPage = (value: unknown) => {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined;
};

export const Route = createFileRoute('/applications')({
  validateSearch: (search: Record<string, unknown>): Search => {
    const page = readPage(search['page']);
    return page ? { page } : {};
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await context.queryClient.prefetchQuery(applicationsQuery(deps.page));
  },
  head: () =>
    pageHead({ title: m.jobs_applications(), description: m.jobs_applications_text(), path: '/applications', hidden: true }),
  component: ApplicationsPage,
});

function ApplicationsPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.jobs_applications()} reason={m.jobs_applications_visitor()} />;
  return (
    <main className="container applications">
      <div>
        <h1>{m.jobs_applications()}</h1>
        <p className="soft">{m.jobs_applications_text()}</p>
      </div>
      <Applications />
    </main>
  );
}

function Applications() {
  const { page } = Route.useSearch();
  const applications = useQuery(applicationsQuery(page));
  if (applications.isPending) return <SkeletonList rows={4} />;
  if (applications.isError) return <ErrorState onRetry={() => void applications.refetch()} retrying={applications.isFetching} />;
  const { data, meta } = applications.data;
  if (meta.total === 0)
    return (
      <EmptyState
        cover="no-applications-yet"
        title={m.jobs_applications_empty()}
        action={<ButtonLink render={<Link to="/jobs-apprenticeships" />}>{m.jobs_applications_find()}</ButtonLink>}
      >
        {m.jobs_applications_empty_text()}
      </EmptyState>
    );
  return (
    <>
      <ul className="stack" style={{ '--gap': '20px' }}>
        {data.map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
      <Pagination
        page={meta.page}
        pages={meta.total_pages}
        link={(next) => <Link to="/applications" search={{ page: next }} />}
      />
    </>
  );
}
