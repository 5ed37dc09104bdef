import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { requestsQuery } from './queries.ts';
import { RequestPanel } from './request-panel.tsx';

export const Route = createFileRoute('/staff/companies')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(requestsQuery());

    return {
      title: m.hiring_staff_requests(),
      description: m.hiring_staff_requests_lead(),
      path: '/staff/companies',
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
    <main className="container page-top stack gap-5">
      <header className="stack gap-2">
        <h1>{m.hiring_staff_requests()}</h1>
        <p className="lead muted">{m.hiring_staff_requests_lead()}</p>
      </header>
      {requests.length === 0 && (
        <EmptyState cover="all-is-calm" title={m.hiring_staff_requests_none()}>
          {m.hiring_staff_requests_none_text()}
        </EmptyState>
      )}
      <ul className="stack gap-4">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestPanel request={request} />
          </li>
        ))}
      </ul>
    </main>
  );
}
