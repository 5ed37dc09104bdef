import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { PlanView } from './plan-view.tsx';
import { checkQuery, roadmapQuery } from './queries.ts';

export const Route = createFileRoute('/$user_id/roadmap/$id')({
  validateSearch: (search: Record<string, unknown>): { skill?: string } =>
    typeof search['skill'] === 'string' ? { skill: search['skill'] } : {},
  loaderDeps: ({ search: { skill } }) => ({ skill }),
  loader: async ({ context: { queryClient }, params, deps }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) {
      const { data: plan } = await queryClient.ensureQueryData(roadmapQuery(params.user_id, params.id));
      // Without a check or a piece of work it is a 404, and its parts of the page are left out. Only the server waits for it,
      // because a stop has to open without a connection, too.
      if (deps.skill !== undefined && plan.attributes.can.change) {
        const check = queryClient.prefetchQuery(checkQuery(deps.skill));
        if (typeof window === 'undefined') await check;
      }
    }
    return {
      title: m.roadmaps_title(),
      description: m.roadmaps_description(),
      path: `/${params.user_id}/roadmap/${params.id}`,
      hidden: true,
    };
  },
  head: pageHead,
  component: RoadmapPage,
});

/** The plan page; visitors are asked to sign in. */
function RoadmapPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.roadmaps_title()} reason={m.roadmaps_wall()} />;
  return <PlanView />;
}
