import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { tailoringQuery } from './queries.ts';
import { TailorView } from './tailor-view.tsx';

export const Route = createFileRoute('/tailor/$jobApplicationId')({
  loader: async ({ context, params }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await context.queryClient.ensureQueryData(tailoringQuery(params.jobApplicationId));
    const path = `/tailor/${params.jobApplicationId}`;
    return { title: m.tailoring_title(), description: m.tailoring_wall(), path, hidden: true };
  },
  head: pageHead,
  component: TailorPage,
});

/** Wording a résumé and a letter for one ad; visitors are asked to sign in. */
function TailorPage() {
  const user = useCurrentUser();
  const { jobApplicationId } = Route.useParams();
  if (!user) return <SignInWall title={m.tailoring_title()} reason={m.tailoring_wall()} />;
  return <TailorView applicationId={jobApplicationId} />;
}
