import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatMonths, formatPeriod } from '#platform/language/format.ts';
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
        { title: m.marketing_privacy_long(), text: howLong(operator) },
        { title: m.marketing_remains(), text: whatRemains(operator) },
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

const RETAINED: Record<keyof Operator['retention_days'], (facts: { period: string }) => string> = {
  sessions: m.marketing_retention_sessions,
  audit: m.marketing_retention_audit,
  addresses: m.marketing_retention_addresses,
  mail: m.marketing_retention_mail,
  tasks: m.marketing_retention_tasks,
  notifications: m.marketing_retention_notifications,
  webhooks: m.marketing_retention_webhooks,
  messages: m.marketing_retention_messages,
  spam: m.marketing_retention_spam,
  withdrawn: m.marketing_retention_withdrawn,
  links: m.marketing_retention_links,
};

const howLong = ({ journey_months: months, retention_days: days }: Operator): string =>
  [
    m.marketing_privacy_long_text(),
    m.marketing_retention_visits({ period: formatMonths(months) }),
    ...entries(days).map(([what, count]) => RETAINED[what]({ period: formatPeriod(count) })),
  ].join('\n');

const entries = (days: Operator['retention_days']) => Object.entries(days) as [keyof typeof days, number][];

const REMAINS: Record<Operator['remains'][number], () => string> = {
  receipts: m.marketing_remains_receipts,
  audit: m.marketing_remains_audit,
  mail: m.marketing_remains_mail,
  published: m.marketing_remains_published,
  company: m.marketing_remains_company,
};

const whatRemains = ({ remains }: Operator): string =>
  [m.marketing_remains_text(), ...remains.map((reason) => REMAINS[reason]()), m.marketing_remains_employers()].join('\n');

const whoCanSeeIt = ({ language_model: host }: Operator): string =>
  [m.marketing_privacy_see_text(), ...(host === null ? [] : [m.marketing_privacy_see_model({ host })])].join('\n');
