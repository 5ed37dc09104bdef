import { m } from '#platform/messages/messages.js';
import type { Finding } from './queries.ts';
import './hiring.css';

const LABELS: Record<Finding['kind'], (facts: { company: string }) => string> = {
  asks_money: m.hiring_finding_asks_money,
  asks_bank_details: m.hiring_finding_asks_bank_details,
  excludes: m.hiring_finding_excludes,
  copied: m.hiring_finding_copied,
  name: m.hiring_finding_name,
};

/** Why an ad is held, each with the sentence. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="stack gap-2 hiring-findings">
      {findings.map(({ kind, quote, company }) => (
        <li key={`${kind}-${quote}`}>
          <span className="strong block">{LABELS[kind]({ company })}</span>
          <q className="small">{quote}</q>
        </li>
      ))}
    </ul>
  );
}
