import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { workspaceQuery } from '#features/operations/hiring-teams/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { CompanyWebhooks, ownedCompany } from './company-webhooks.tsx';
import { companyWebhooksQuery } from './queries.ts';

type WebhooksSearch = { company?: string };

export const Route = createFileRoute('/hiring/webhooks/')({
  validateSearch: (search: Record<string, unknown>) => pickSearch<WebhooksSearch>(search, ['company']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) {
      const company = ownedCompany((await queryClient.ensureQueryData(workspaceQuery())).data, deps.company);
      if (company) await queryClient.ensureQueryData(companyWebhooksQuery(company.slug));
    }

    return { title: m.webhooks_title(), description: m.webhooks_lead(), path: '/hiring/webhooks', hidden: true };
  },
  head: pageHead,
  component: WebhooksPage,
});

/** The webhooks of a company, for its owners. */
function WebhooksPage() {
  const user = useCurrentUser();
  const { company } = Route.useSearch();
  if (!user) return <SignInWall title={m.webhooks_title()} reason={m.webhooks_sign_in()} />;
  return <CompanyWebhooks company={company} />;
}
