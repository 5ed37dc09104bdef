import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { teamQuery, workspaceQuery } from '#features/operations/hiring-teams/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { HiringHome } from './hiring-home.tsx';
import { HIRING_SEARCH, jobsShown, type HiringSearch } from './hiring-search.ts';
import { companyJobsQuery, homeQuery } from './queries.ts';

export const Route = createFileRoute('/hiring')({
  validateSearch: (search: Record<string, unknown>) => pickSearch<HiringSearch>(search, HIRING_SEARCH),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) {
      const { companies } = (await queryClient.ensureQueryData(workspaceQuery())).data;
      const chosen = companies.find(({ attributes }) => attributes.slug === deps.company) ?? companies[0];
      const slug = chosen?.attributes.slug;
      if (slug !== undefined && deps.ask === undefined)
        await Promise.all([
          queryClient.prefetchQuery(homeQuery(slug)),
          queryClient.prefetchQuery(companyJobsQuery(slug, jobsShown(deps))),
          queryClient.prefetchQuery(teamQuery(slug)),
        ]);
    }

    return { title: m.hiring_title(), description: m.hiring_lead(), path: '/hiring', hidden: true };
  },
  head: pageHead,
  component: HiringPage,
});

function HiringPage() {
  const user = useCurrentUser();
  const search = Route.useSearch();
  if (!user) return <SignInWall title={m.hiring_title()} reason={m.hiring_sign_in()} />;
  return <HiringHome search={search} />;
}
