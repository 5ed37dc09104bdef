import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { computeFunding } from './compute-funding.ts';
import './funding.css';

const INITIAL = { fee: '36000', waived: '0', months: '6' };

/** Computes a fee per month and per hour, in the browser only. */
export function FundingCalculator() {
  const [fields, setFields] = useState(INITIAL);
  const field = (name: keyof typeof fields) => ({
    inputMode: 'numeric' as const,
    maxLength: 9,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });
  const funding = computeFunding({ fee: Number(fields.fee), waived: Number(fields.waived), months: Number(fields.months) });
  return (
    <section className="panel stack gap-4" aria-labelledby="funding-calculator">
      <h2 id="funding-calculator" className="title-s">
        {m.pages_funding_sum()}
      </h2>
      <TextField label={m.pages_funding_sum_fee()} {...field('fee')} />
      <div className="field-pair">
        <TextField label={m.pages_funding_sum_months()} {...field('months')} />
        <TextField label={m.pages_funding_sum_waived()} {...field('waived')} />
      </div>
      <output className="funding-result">
        {funding ? (
          <>
            <strong className="num">{m.pages_funding_sum_answer({ amount: formatRupees(funding.monthPaise) })}</strong>
            <span className="small">
              {m.pages_funding_sum_total({ total: formatRupees(funding.totalPaise), months: fields.months })}
            </span>
            <span className="small">{m.pages_funding_sum_hours({ amount: formatRupees(funding.hourPaise) })}</span>
          </>
        ) : (
          <span>{m.pages_funding_sum_wrong()}</span>
        )}
      </output>
      <p className="caption muted">{m.pages_funding_sum_note()}</p>
      <TextLink render={<Link to="/courses" />}>{m.pages_funding_sum_compare()}</TextLink>
    </section>
  );
}
