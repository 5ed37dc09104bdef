import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { CleanResumeView } from './clean-resume-view.tsx';

export const Route = createFileRoute('/tailor')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(currentUserQuery());
    return { title: m.tailoring_clean_title(), description: m.tailoring_clean_text(), path: '/tailor', hidden: true };
  },
  head: pageHead,
  component: CleanResumePage,
});

/** The clean résumé made from the profile; visitors are asked to sign in. */
function CleanResumePage() {
  const user = useCurrentUser();
  return user ? <CleanResumeView /> : <SignInWall title={m.tailoring_clean_title()} reason={m.tailoring_clean_text()} />;
}
