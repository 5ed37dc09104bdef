import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/web/art/mark.tsx';
import { formatDate, formatHours, formatPercent } from '#platform/web/format.ts';
import { pageHead } from '#platform/web/page-head.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Item, ItemTitle, List } from '#platform/web/ui/list.tsx';
import { Meta } from '#platform/web/ui/meta.tsx';
import { Ring } from '#platform/web/ui/ring.tsx';
import { roadmapsQuery } from './queries.ts';

export const Route = createFileRoute('/plans')({
  loader: async ({ context }) => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await context.queryClient.ensureQueryData(roadmapsQuery());
  },
  head: () => pageHead({ title: m.roadmaps_plans(), description: m.roadmaps_description(), path: '/plans', hidden: true }),
  component: PlansPage,
});

function PlansPage() {
  const user = useCurrentUser();
  return user ? <Plans /> : <SignInWall title={m.roadmaps_plans()} reason={m.roadmaps_wall()} />;
}

/** My learning plans, each with how far I am. */
function Plans() {
  const { data } = useSuspenseQuery(roadmapsQuery());
  return (
    <main className="container page-top stack" style={{ '--gap': '24px' }}>
      <h1>{m.roadmaps_plans()}</h1>
      {data.data.length === 0 ? (
        <EmptyState
          cover="no-plans-yet"
          title={m.roadmaps_none()}
          action={<ButtonLink render={<Link to="/jobs-apprenticeships" />}>{m.roadmaps_none_action()}</ButtonLink>}
        >
          {m.roadmaps_none_text()}
        </EmptyState>
      ) : (
        <List>
          {data.data.map(({ id, attributes: plan }) => {
            const job = plan.job.data.attributes;
            const share = plan.hours === 0 ? 0 : plan.hours_done / plan.hours;
            return (
              <Item
                key={id}
                art={<Mark slug={job.company_slug} name={job.company_name} />}
                action={
                  <Ring value={share * 100} size={56}>
                    {formatPercent(share)}
                  </Ring>
                }
              >
                <ItemTitle level={2} render={<Link to="/$user_id/roadmap/$id" params={{ user_id: plan.user_slug, id }} />}>
                  {m.roadmaps_crumb_job({ job: job.name, company: job.company_name })}
                </ItemTitle>
                <Meta>
                  <span>{m.roadmaps_skills_count({ count: plan.skill_count })}</span>
                  <span>{formatHours(plan.hours, 'narrow')}</span>
                  <span>{m.roadmaps_by({ date: formatDate(plan.due_on, 'short') })}</span>
                  <span>{plan.purchased ? m.roadmaps_state_full() : m.roadmaps_state_free()}</span>
                </Meta>
              </Item>
            );
          })}
        </List>
      )}
    </main>
  );
}
