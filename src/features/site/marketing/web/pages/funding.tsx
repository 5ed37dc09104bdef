import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdvisorButton } from '#features/base/leads/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import { siteQuery } from '../queries.ts';
import { FundingCalculator } from './funding-calculator.tsx';
import './funding.css';
import './head.css';

type FundingOption = { title: () => string; text: () => string; to?: string; link?: () => string };

const FUNDING_OPTIONS: readonly FundingOption[] = [
  { title: m.pages_funding_1, text: m.pages_funding_1_text, to: '/courses?cost=free', link: m.pages_funding_1_link },
  { title: m.pages_funding_2, text: m.pages_funding_2_text, to: '/funding-options/scholarship', link: m.pages_funding_2_link },
  {
    title: m.pages_funding_3,
    text: m.pages_funding_3_text,
    to: '/jobs-apprenticeships?role_type=Apprenticeship',
    link: m.pages_funding_3_link,
  },
  { title: m.pages_funding_4, text: m.pages_funding_4_text, to: '/plans', link: m.pages_funding_4_link },
  { title: m.pages_funding_5, text: m.pages_funding_5_text, to: '/referral', link: m.pages_funding_5_link },
  { title: m.pages_funding_6, text: m.pages_funding_6_text },
  { title: m.pages_funding_7, text: m.pages_funding_7_text, to: 'https://www.vidyalakshmi.co.in', link: m.pages_funding_7_link },
];

/** Ways to pay for learning, the cheapest first, beside a calculator. */
export function FundingPage() {
  const site = useSuspenseQuery(siteQuery()).data.data.attributes;
  return (
    <main className="container page-top funding">
      <header className="page-intro">
        <h1>{m.pages_funding_heading()}</h1>
        <p className="lead muted">{m.pages_funding_lead()}</p>
      </header>
      <div className="with-aside [--aside:380px]">
        <ol className="funding-options">
          {FUNDING_OPTIONS.map(({ title, text, to, link }, index) => (
            <li key={title()} style={{ '--index': index }}>
              <h2>{title()}</h2>
              <p>{text()}</p>
              {to && link && <FundingLink to={to}>{link()}</FundingLink>}
            </li>
          ))}
        </ol>
        <aside className="stack sticky gap-6">
          <FundingCalculator />
          <div className="stack gap-3">
            <p className="small muted">{m.pages_funding_talk()}</p>
            <div className="row">
              <AdvisorButton bookable={site.advisor_booking} page="/funding-options" />
            </div>
          </div>
        </aside>
      </div>
      <section className="funding-warnings" aria-labelledby="funding-warnings">
        <h2 id="funding-warnings">{m.pages_funding_bad()}</h2>
        <ul>
          {[m.pages_funding_bad_1, m.pages_funding_bad_2, m.pages_funding_bad_3].map((text) => (
            <li key={text()}>{text()}</li>
          ))}
        </ul>
      </section>
    </main>
  );
}

const FundingLink = ({ to, children }: { to: string; children: string }) =>
  to.startsWith('/') ? (
    <TextLink render={<Link {...linkTo(to)} />}>{children}</TextLink>
  ) : (
    <TextLink href={to} target="_blank" rel="noopener noreferrer">
      {m.pages_scholarship_open({ place: children })}
    </TextLink>
  );
