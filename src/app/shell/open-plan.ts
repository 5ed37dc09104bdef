import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { currentUserQuery } from '#features/base/accounts/web/index.ts';
import { overviewQuery } from '#features/member/overview/web/index.ts';

/** Opens the plan that the member worked on last at its next step; the list of plans where there is none. */
export async function openPlan(router: AnyRouter): Promise<void> {
  const { queryClient } = router.options.context as { queryClient: QueryClient };
  const user = queryClient.getQueryData(currentUserQuery().queryKey)?.data;
  const overview = user ? await queryClient.fetchQuery(overviewQuery()).catch(() => null) : null;
  const plan = overview?.data.attributes.plan;
  await router.navigate({ href: plan ? planPath(plan) : '/plans' });
}

/** The address of a plan with its next step open. */
export const planPath = ({ id, user_slug, skill_id }: { id: string; user_slug: string; skill_id: string }): string =>
  `/${encodeURIComponent(user_slug)}/roadmap/${id}?skill=${encodeURIComponent(skill_id)}`;
