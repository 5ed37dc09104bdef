import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { LegalPage, type Operator } from './legal-page.tsx';
import { siteQuery } from './queries.ts';
import { ConsentChoice } from './consent-choice.tsx';

const PATH = '/privacy-policy';

export const Route = createFileRoute('/privacy-policy')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(siteQuery());

    return { title: m.marketing_privacy(), description: m.marketing_privacy_description(), path: PATH };
  },
  head: pageHead,
  component: PrivacyPage,
});

/** The privacy policy, with the setting for analytics. */
function PrivacyPage() {
  const operator = useSuspenseQuery(siteQuery()).data.data.attributes;
  const retention = { months: operator.journey_months };
  return (
    <LegalPage
      title={m.marketing_privacy()}
      lead={m.marketing_privacy_lead()}
      path={PATH}
      operator={operator}
      sections={[
        { title: m.marketing_privacy_keep(), text: m.marketing_privacy_keep_text() },
        { title: m.marketing_privacy_use(), text: m.marketing_privacy_use_text() },
        { title: m.marketing_privacy_see(), text: whoCanSeeIt(operator) },
        { title: m.marketing_privacy_long(), text: m.marketing_privacy_long_text(retention) },
        {
          title: m.marketing_privacy_cookies(),
          text: m.marketing_privacy_cookies_text(retention),
          extra: <ConsentChoice {...retention} />,
        },
        { title: m.marketing_privacy_rights(), text: m.marketing_privacy_rights_text(operator) },
        { title: m.marketing_privacy_safe(), text: m.marketing_privacy_safe_text() },
        { title: m.marketing_privacy_contact(), text: m.marketing_privacy_contact_text(operator) },
      ]}
    />
  );
}

const whoCanSeeIt = ({ language_model: host }: Operator): string =>
  [m.marketing_privacy_see_text(), ...(host === null ? [] : [m.marketing_privacy_see_model({ host })])].join('\n');
