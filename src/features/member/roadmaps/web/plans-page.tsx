import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PlanCard } from './plan-card.tsx';
import { roadmapsQuery, type RoadmapCard } from './queries.ts';
import { useOfflinePage } from './use-offline-page.ts';

export const Route = createFileRoute('/plans')({
  loader: async ({ context }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await context.queryClient.ensureQueryData(roadmapsQuery());

    return { title: m.roadmaps_plans(), description: m.roadmaps_description(), path: '/plans', hidden: true };
  },
  head: pageHead,
  component: PlansPage,
});

function PlansPage() {
  const user = useCurrentUser();
  return user ? <Plans /> : <SignInWall title={m.roadmaps_plans()} reason={m.roadmaps_wall()} />;
}

/** The member's plans, open ones first. */
function Plans() {
  const { data } = useSuspenseQuery(roadmapsQuery());
  useOfflinePage('id="my-plans"', urlOf('GET /api/roadmaps'), data, '');
  const [open, finished] = [data.data.filter(isOpen), data.data.filter((plan) => !isOpen(plan))];
  return (
    <main className="container page-top stack gap-7" id="my-plans">
      <OfflineBanner />
      <header className="row">
        <h1>{m.roadmaps_plans()}</h1>
        {data.data.length > 0 && (
          <ButtonLink variant="quiet" small className="push-end" render={<Link to="/learning-packs" />}>
            {m.roadmaps_from_pack()}
          </ButtonLink>
        )}
      </header>
      {data.data.length === 0 && (
        <EmptyState
          cover="no-plans-yet"
          title={m.roadmaps_none()}
          action={
            <>
              <ButtonLink render={<Link to="/jobs-apprenticeships" />}>{m.roadmaps_none_action()}</ButtonLink>
              <ButtonLink variant="quiet" render={<Link to="/learning-packs" />}>
                {m.roadmaps_from_pack()}
              </ButtonLink>
            </>
          }
        >
          {m.roadmaps_none_text()}
        </EmptyState>
      )}
      {open.length > 0 && <PlanGrid title={m.roadmaps_under_way()} plans={open} />}
      {finished.length > 0 && <PlanGrid title={m.roadmaps_finished_plans()} plans={finished} />}
    </main>
  );
}

const isOpen = ({ attributes }: RoadmapCard) => attributes.next !== null;

function PlanGrid({ title, plans }: { title: string; plans: readonly RoadmapCard[] }) {
  return (
    <section className="stack gap-3.5" aria-label={title}>
      <h2 className="part-title">{title}</h2>
      <ul className="grid plan-cards [--min:320px] gap-4">
        {plans.map((plan) => (
          <PlanCard key={plan.id} roadmap={plan} />
        ))}
      </ul>
    </section>
  );
}
