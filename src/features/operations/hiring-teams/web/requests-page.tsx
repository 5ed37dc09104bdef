import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { consoleQuery, ExportButton, StaffFrame } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { exportRequests, requestsQuery } from './queries.ts';
import { RequestPanel } from './request-panel.tsx';

export const Route = createFileRoute('/staff/company-requests')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(consoleQuery());
    await context.queryClient.ensureQueryData(requestsQuery());
    return {
      title: m.hiring_staff_requests(),
      description: m.hiring_staff_requests_lead(),
      path: '/staff/company-requests',
      hidden: true,
    };
  },
  head: pageHead,
  component: RequestsPage,
});

/** Requests to represent a company, for staff; a 404 for everyone else. */
function RequestsPage() {
  const requests = useSuspenseQuery(requestsQuery()).data.data;
  return (
    <StaffFrame title={m.hiring_staff_requests()} actions={<ExportButton load={exportRequests} name="company-requests.csv" />}>
      <div className="work-page">
        <p className="muted">{m.hiring_staff_requests_lead()}</p>
        {requests.length === 0 && (
          <EmptyState cover="all-is-calm" title={m.hiring_staff_requests_none()}>
            {m.hiring_staff_requests_none_text()}
          </EmptyState>
        )}
        <ul className="work-cases">
          {requests.map((request) => (
            <li key={request.id}>
              <RequestPanel request={request} />
            </li>
          ))}
        </ul>
      </div>
    </StaffFrame>
  );
}
