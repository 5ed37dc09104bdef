import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import type { CallOutput } from '#platform/browser/api.ts';
import { formatDate } from '#platform/language/format.ts';
import { Lines } from '#platform/ui/lines.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';

export type Operator = CallOutput<'GET /api/site'>['data']['attributes'];
export type LegalSection = { title: string; text: string; extra?: ReactNode };

const EFFECTIVE_DATE = '2026-11-21';

const PAGES = [
  { to: '/privacy-policy', label: m.marketing_privacy },
  { to: '/terms-and-conditions', label: m.marketing_terms },
  { to: '/cancellation-policy', label: m.marketing_refunds },
] as const;

type LegalPageProps = { title: string; lead: string; path: string; operator: Operator; sections: readonly LegalSection[] };

/** A legal page, with links to the other legal pages. */
export function LegalPage({ title, lead, path, operator, sections }: LegalPageProps) {
  const { legal_name, legal_address } = operator;
  return (
    <main className="container page-top with-aside legal-page [--aside:240px]">
      <article className="prose">
        <h1>{title}</h1>
        <p className="lead muted">{lead}</p>
        {sections.map((section) => (
          <section key={section.title} className="prose">
            <h2>{section.title}</h2>
            <Lines text={section.text} />
            {section.extra}
          </section>
        ))}
        <p className="small muted">
          {m.marketing_updated({ date: formatDate(EFFECTIVE_DATE, 'full'), legal_name, legal_address })}
        </p>
      </article>
      <aside>
        <nav className="stack gap-1" aria-labelledby="also">
          <h2 id="also" className="aside-title">
            {m.marketing_law_also()}
          </h2>
          {PAGES.filter(({ to }) => to !== path).map(({ to, label }) => (
            <p key={to}>
              <TextLink render={<Link to={to} />}>{label()}</TextLink>
            </p>
          ))}
        </nav>
      </aside>
    </main>
  );
}
