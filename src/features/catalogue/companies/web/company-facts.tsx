import { familyLabel, workModeLabel } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRelativeDay } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Panel } from '#platform/ui/panel.tsx';
import type { Company } from './queries.ts';
import './company.css';

const MAX_ITEMS = 4;
type ValueCounts = Company['attributes']['places'];

/** Facts about a company computed from its open jobs. */
export function CompanyFacts({ company }: { company: Company['attributes'] }) {
  const now = useNow();
  const { location, families, places, work_modes, last_posted_on, answer_time } = company;
  const joinValues = (counts: ValueCounts, label: (value: string) => string = String) =>
    counts
      .slice(0, MAX_ITEMS)
      .map(({ value }) => label(value))
      .join(', ');
  const facts = [
    { name: m.companies_based(), text: location },
    { name: m.companies_hires_for(), text: joinValues(families, familyLabel) },
    { name: m.companies_hires_in(), text: joinValues(places) },
    { name: m.companies_works(), text: joinValues(work_modes, localizeWorkMode) },
    { name: m.companies_answers(), text: answer_time ? m.companies_answers_within(answer_time) : '' },
    { name: m.companies_latest(), text: last_posted_on ? formatRelativeDay(last_posted_on, now) : '' },
  ].filter(({ text }) => text !== '');
  if (facts.length === 0) return null;
  return (
    <Panel className="stack gap-3 [--pad:20px]" aria-labelledby="company-facts">
      <h2 className="aside-title" id="company-facts">
        {m.companies_facts()}
      </h2>
      <dl className="company-facts">
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt className="caption muted">{name}</dt>
            <dd className="small sentence">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const WORK_MODES = ['On-site', 'Hybrid', 'Remote'] as const;

function localizeWorkMode(value: string): string {
  const mode = WORK_MODES.find((option) => option === value);
  return mode ? workModeLabel(mode) : value;
}
