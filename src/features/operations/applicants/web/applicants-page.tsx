import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ApplicantsView } from './applicants-view.tsx';
import { listFilters, parseApplicantsSearch, type ApplicantsSearch } from './applicants-search.ts';
import { applicantsQuery } from './applicants-query.ts';

export const Route = createFileRoute('/hiring/jobs/$id/applicants')({
  validateSearch: (search: Record<string, unknown>) =>
    pickSearch<ApplicantsSearch>(search, ['view', 'stage', 'query', 'only', 'experience', 'sort', 'page', 'applicant']),
  loaderDeps: ({ search: { applicant: _applicant, ...filters } }) => filters,
  loader: async ({ context, params, deps }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await context.queryClient.ensureQueryData(applicantsQuery(params.id, listFilters(parseApplicantsSearch(deps))));

    return {
      title: m.applicants_title(),
      description: m.applicants_description(),
      path: `/hiring/jobs/${params.id}/applicants`,
      hidden: true,
    };
  },
  head: pageHead,
  component: ApplicantsPage,
});

/** The applicants of a job, for the people of its company; a 404 for everybody else. */
function ApplicantsPage() {
  const user = useCurrentUser();
  const { id } = Route.useParams();
  const search = parseApplicantsSearch(Route.useSearch());
  if (!user) return <SignInWall title={m.applicants_title()} reason={m.applicants_visitor()} />;
  return <ApplicantsView id={id} search={search} />;
}
