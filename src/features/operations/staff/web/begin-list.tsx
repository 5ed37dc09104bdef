import { Link } from '@tanstack/react-router';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import type { CallOutput } from '#platform/browser/api.ts';
import { formatNumber } from '#platform/language/format.ts';
import { Icon } from '#platform/ui/icon.tsx';
import '#platform/ui/styles/workspace.css';

type Step = CallOutput<'GET /api/staff'>['data']['attributes']['begin'][number];

/** What each step is, how it is done, and the page where it is done or seen. */
const STEPS: Record<Step['id'], { label: () => string; text: () => string; to?: string }> = {
  operator: { label: m.staff_begin_operator, text: m.staff_begin_operator_text, to: '/contact-us' },
  payments: { label: m.staff_begin_payments, text: m.staff_begin_payments_text, to: '/staff/purchases' },
  mail: { label: m.staff_begin_mail, text: m.staff_begin_mail_text },
  demo: { label: m.staff_begin_demo, text: m.staff_begin_demo_text },
  companies: { label: m.staff_begin_companies, text: m.staff_begin_companies_text, to: '/staff/companies' },
  jobs: { label: m.staff_begin_jobs, text: m.staff_begin_jobs_text, to: '/staff/sources' },
  communities: { label: m.staff_begin_communities, text: m.staff_begin_communities_text, to: '/forum/ask' },
  articles: { label: m.staff_begin_articles, text: m.staff_begin_articles_text, to: '/staff/insights' },
};

/** What a new site needs, done or not yet. */
export function BeginList({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter((step) => step.done).length;
  return (
    <section aria-labelledby="begin" className="stack gap-3">
      <div className="row gap-3">
        <h2 id="begin">{m.staff_begin()}</h2>
        <span className="muted push-end">
          {m.staff_begin_done_of({ done: formatNumber(done), total: formatNumber(steps.length) })}
        </span>
      </div>
      <ol className="work-box work-list">
        {steps.map((step) => (
          <BeginItem key={step.id} step={step} />
        ))}
      </ol>
    </section>
  );
}

function BeginItem({ step: { id, done } }: { step: Step }) {
  const { label, text, to } = STEPS[id];
  return (
    <li className="work-list-item">
      <span className={done ? 'work-state work-good' : 'work-state'}>
        <Icon of={done ? CircleCheck : Circle} />
        <span className="visually-hidden">{done ? m.staff_begin_done() : m.staff_begin_not_done()}</span>
      </span>
      <span className="work-list-text">
        {to ? (
          <Link {...linkTo(to)} className="work-name work-cover">
            {label()}
          </Link>
        ) : (
          <b className="work-name">{label()}</b>
        )}
        {!done && <span className="muted">{text()}</span>}
      </span>
      {to && <Icon of={ChevronRight} small />}
    </li>
  );
}
