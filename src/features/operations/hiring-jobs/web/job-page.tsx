import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { workspaceQuery } from '#features/operations/hiring-teams/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { hiringJobQuery } from './queries.ts';

// Visitors only get a prompt to sign in.
const JobEditor = lazy(async () => ({ default: (await import('./job-editor.tsx')).JobEditor }));
const JobView = lazy(async () => ({ default: (await import('./job-view.tsx')).JobView }));

export const Route = createFileRoute('/hiring/jobs/$id')({
  loader: async ({ context: { queryClient }, params }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user)
      await Promise.all([queryClient.ensureQueryData(hiringJobQuery(params.id)), queryClient.ensureQueryData(workspaceQuery())]);
    const job = queryClient.getQueryData(hiringJobQuery(params.id).queryKey)?.data.attributes;

    return {
      title: job?.content.title || m.hiring_untitled(),
      description: m.hiring_lead(),
      path: `/hiring/jobs/${params.id}`,
      hidden: true,
    };
  },
  head: pageHead,
  component: HiringJobPage,
});

function HiringJobPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.hiring_title()} reason={m.hiring_sign_in()} />;
  return <Job />;
}

/** The editor; for viewers, and for jobs that were written elsewhere, the text alone. */
function Job() {
  const { id } = Route.useParams();
  const job = useSuspenseQuery(hiringJobQuery(id)).data.data;
  const { companies } = useSuspenseQuery(workspaceQuery()).data.data;
  const { can, company } = job.attributes;
  const role = companies.find(({ attributes }) => attributes.slug === company.slug)?.attributes.role ?? 'viewer';
  if (role === 'viewer' || !can.edit)
    return (
      <Suspense>
        <JobView job={job} isViewer={role === 'viewer'} />
      </Suspense>
    );
  return (
    <Suspense>
      <JobEditor key={id} job={job} />
    </Suspense>
  );
}
