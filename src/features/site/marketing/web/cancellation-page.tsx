import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { LegalPage } from './legal-page.tsx';
import { siteQuery } from './queries.ts';

const PATH = '/cancellation-policy';

export const Route = createFileRoute('/cancellation-policy')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(siteQuery());

    return { title: m.marketing_refunds(), description: m.marketing_refunds_description(), path: PATH };
  },
  head: pageHead,
  component: CancellationPage,
});

/** The cancellation and refund policy. */
function CancellationPage() {
  const operator = useSuspenseQuery(siteQuery()).data.data.attributes;
  return (
    <LegalPage
      title={m.marketing_refunds()}
      lead={m.marketing_refunds_lead()}
      path={PATH}
      operator={operator}
      sections={[
        { title: m.marketing_refunds_failed(), text: m.marketing_refunds_failed_text() },
        { title: m.marketing_refunds_twice(), text: m.marketing_refunds_twice_text() },
        { title: m.marketing_refunds_report(), text: m.marketing_refunds_report_text() },
        { title: m.marketing_refunds_plan(), text: m.marketing_refunds_plan_text() },
        { title: m.marketing_refunds_application(), text: m.marketing_refunds_application_text() },
        { title: m.marketing_refunds_cancel(), text: m.marketing_refunds_cancel_text() },
        { title: m.marketing_refunds_how(), text: m.marketing_refunds_how_text(operator) },
        { title: m.marketing_refunds_gst(), text: m.marketing_refunds_gst_text() },
      ]}
    />
  );
}
