import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { CompanyWebhook } from './company-webhook.tsx';
import { deliveriesQuery, webhookQuery } from './queries.ts';

export const Route = createFileRoute('/hiring/webhooks/$id')({
  loader: async ({ context: { queryClient }, params: { id } }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) {
      await queryClient.ensureQueryData(webhookQuery(id));
      await queryClient.prefetchInfiniteQuery(deliveriesQuery(id));
    }

    return { title: m.webhooks_title(), description: m.webhooks_lead(), path: `/hiring/webhooks/${id}`, hidden: true };
  },
  head: pageHead,
  component: WebhookPage,
});

/** One webhook of a company, for its owners; a 404 for everybody else. */
function WebhookPage() {
  const user = useCurrentUser();
  const { id } = Route.useParams();
  if (!user) return <SignInWall title={m.webhooks_title()} reason={m.webhooks_sign_in()} />;
  return <CompanyWebhook id={id} />;
}
