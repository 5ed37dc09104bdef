import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { consoleQuery, ExportButton, StaffFrame } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { HeldJobPanel } from './held-job-panel.tsx';
import { exportHeldJobs, heldJobsQuery } from './queries.ts';

export const Route = createFileRoute('/staff/held-jobs')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(consoleQuery());
    await context.queryClient.ensureQueryData(heldJobsQuery());
    return { title: m.hiring_staff_held(), description: m.hiring_staff_held_lead(), path: '/staff/held-jobs', hidden: true };
  },
  head: pageHead,
  component: HeldJobsPage,
});

/** Jobs that were held before they went live, for staff; a 404 for everyone else. */
function HeldJobsPage() {
  const jobs = useSuspenseQuery(heldJobsQuery()).data.data;
  return (
    <StaffFrame title={m.hiring_staff_held()} actions={<ExportButton load={exportHeldJobs} name="held-jobs.csv" />}>
      <div className="work-page">
        <p className="muted">{m.hiring_staff_held_lead()}</p>
        {jobs.length === 0 && (
          <EmptyState cover="all-is-calm" title={m.hiring_staff_held_none()}>
            {m.hiring_staff_held_none_text()}
          </EmptyState>
        )}
        <ul className="work-cases">
          {jobs.map((job) => (
            <li key={job.id}>
              <HeldJobPanel job={job} />
            </li>
          ))}
        </ul>
      </div>
    </StaffFrame>
  );
}
