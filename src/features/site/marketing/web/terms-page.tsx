import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { LegalPage } from './legal-page.tsx';
import { siteQuery } from './queries.ts';

const PATH = '/terms-and-conditions';

export const Route = createFileRoute('/terms-and-conditions')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(siteQuery());

    return { title: m.marketing_terms(), description: m.marketing_terms_description(), path: PATH };
  },
  head: pageHead,
  component: TermsPage,
});

/** The terms of service. */
function TermsPage() {
  const operator = useSuspenseQuery(siteQuery()).data.data.attributes;
  return (
    <LegalPage
      title={m.marketing_terms()}
      lead={m.marketing_terms_lead()}
      path={PATH}
      operator={operator}
      sections={[
        { title: m.marketing_terms_who(), text: m.marketing_terms_who_text(operator) },
        { title: m.marketing_terms_account(), text: m.marketing_terms_account_text() },
        { title: m.marketing_terms_score(), text: m.marketing_terms_score_text() },
        { title: m.marketing_terms_plan(), text: m.marketing_terms_plan_text() },
        { title: m.marketing_terms_jobs(), text: m.marketing_terms_jobs_text() },
        { title: m.marketing_terms_paid(), text: m.marketing_terms_paid_text() },
        { title: m.marketing_terms_rules(), text: m.marketing_terms_rules_text() },
        { title: m.marketing_terms_yours(), text: m.marketing_terms_yours_text() },
        { title: m.marketing_terms_liability(), text: m.marketing_terms_liability_text() },
        { title: m.marketing_terms_law(), text: m.marketing_terms_law_text(operator) },
      ]}
    />
  );
}
