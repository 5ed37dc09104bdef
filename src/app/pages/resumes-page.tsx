import { createFileRoute, Link } from '@tanstack/react-router';
import FilePlus from 'lucide-react/icons/file-plus';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { ReadingLink } from '#features/member/resume-reading/web/index.ts';
import { resumesQuery, ResumesView } from '#features/base/resumes/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { ResumeUses } from './resume-uses.tsx';

export const Route = createFileRoute('/resumes')({
  loader: async ({ context }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await context.queryClient.prefetchQuery(resumesQuery());

    return { title: m.resumes_title(), description: m.resumes_lead(), path: '/resumes', hidden: true };
  },
  head: pageHead,
  component: ResumesPage,
});

/** The versions of the member's résumé, with the applications and scores that used them. */
function ResumesPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.resumes_title()} reason={m.resumes_visitor()} />;
  return (
    <main className="container page-top stack gap-5">
      <header className="row items-end gap-x-6 gap-y-3">
        <div className="stack flex-[1_1_300px] gap-2">
          <h1>{m.resumes_title()}</h1>
          <p className="lead muted">{m.resumes_lead()}</p>
        </div>
        <ButtonLink variant="quiet" icon={FilePlus} render={<Link to="/tailor" />}>
          {m.resumes_make_clean()}
        </ButtonLink>
      </header>
      <ResumesView
        renderReading={(resume) => <ReadingLink resume={resume} />}
        renderUses={(resume) => <ResumeUses resume={resume} />}
      />
    </main>
  );
}
