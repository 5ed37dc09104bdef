import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { readingQuery } from './queries.ts';
import { ReadingView } from './reading-view.tsx';

export const Route = createFileRoute('/resumes/$id')({
  loader: async ({ context, params }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    const resume = user && (await context.queryClient.ensureQueryData(readingQuery(params.id))).data.attributes;
    return {
      title: resume ? m.resume_reading_title({ name: resume.name }) : m.resume_reading_heading(),
      description: m.resume_reading_lead(),
      path: `/resumes/${params.id}`,
      hidden: true,
    };
  },
  head: pageHead,
  component: ReadingPage,
});

/** What our reader sees in a version of the member's résumé. */
function ReadingPage() {
  const user = useCurrentUser();
  const { id } = Route.useParams();
  if (!user) return <SignInWall title={m.resume_reading_heading()} reason={m.resume_reading_visitor()} />;
  return <ReadingView key={id} id={id} />;
}
