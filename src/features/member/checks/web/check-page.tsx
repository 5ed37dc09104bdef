import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { CheckView } from './check-view.tsx';
import { checkQuery } from './queries.ts';

export const Route = createFileRoute('/checks/$skill_id')({
  loader: async ({ context, params }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    const found = user && (await context.queryClient.ensureQueryData(checkQuery(params.skill_id))).data;
    // Its skill was merged into another one.
    if (found && found.id !== params.skill_id)
      throw redirect({ to: '/checks/$skill_id', params: { skill_id: found.id }, statusCode: 301, replace: true });
    const check = found?.attributes;
    const skill = check?.skill_name ?? '';
    const title = check && !check.check ? m.checks_title_work({ skill }) : m.checks_title({ skill });
    return {
      title: check ? title : m.checks_crumb(),
      description: m.checks_description({ skill }),
      path: `/checks/${params.skill_id}`,
      hidden: true,
    };
  },
  head: pageHead,
  component: CheckPage,
});

/** The check and the piece of work of a skill; visitors are asked to sign in. */
function CheckPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.checks_crumb()} reason={m.checks_wall()} />;
  return <CheckView />;
}
