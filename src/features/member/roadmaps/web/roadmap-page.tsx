import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { roadmapQuery } from './queries.ts';

export const Route = createFileRoute('/$user_id/roadmap/$id')({
  validateSearch: (search: Record<string, unknown>): { skill?: string } =>
    typeof search['skill'] === 'string' ? { skill: search['skill'] } : {},
  loader: async ({ context, params }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await Promise.all([context.queryClient.ensureQueryData(roadmapQuery(params.user_id, params.id)), loadPlanView()]);

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

const loadPlanView = () => import('./plan-view.tsx');
const PlanView = lazy(async () => ({ default: (await loadPlanView()).PlanView }));

/** The plan page; its code is loaded only for members, and visitors are asked to sign in. */
function RoadmapPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.roadmaps_title()} reason={m.roadmaps_wall()} />;
  return (
    <Suspense>
      <PlanView />
    </Suspense>
  );
}
