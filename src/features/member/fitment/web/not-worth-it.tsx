import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatList, formatRupees } from '#platform/language/format.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import type { Band } from './band.ts';
import type { Fitment, FitmentFacts, Preview } from './queries.ts';
import { PlanButton } from './plan-button.tsx';
import { useReportPayment } from './use-report-payment.tsx';
import './free-look.css';

const MAX_NAMES = 3;

type NotWorthItProps = { fitment: Fitment; preview: Preview; band: Band };

/** Says that the report would add nothing, and why; buying it is still possible. */
export function NotWorthIt({ fitment, preview, band }: NotWorthItProps) {
  const facts = fitment.attributes;
  const payment = useReportPayment(fitment, preview.rows.length);
  const price = formatRupees(facts.total_price * 100);
  const isGood = preview.advice === 'not_needed';
  return (
    <section className="not-worth-it" aria-labelledby="advice">
      <div className="stack gap-3">
        <h2 id="advice">{isGood ? m.fitment_not_needed() : m.fitment_out_of_reach({ price })}</h2>
        <p className="muted lead">{isGood ? m.fitment_not_needed_text({ price }) : reachText(facts, preview, band)}</p>
        <div className="row no-print gap-2">
          <PlanButton facts={facts} quiet>
            {isGood ? m.fitment_instead() : m.fitment_how_far()}
          </PlanButton>
          {!isGood && (
            <ButtonLink variant="quiet" render={<Link to="/jobs-apprenticeships" />}>
              {m.fitment_nearer_roles()}
            </ButtonLink>
          )}
          <Button variant="bare" className="anyway" onClick={payment.open}>
            {m.fitment_anyway({ price })}
          </Button>
        </div>
      </div>
      {isGood && <Additions facts={facts} preview={preview} />}
      {payment.dialog}
    </section>
  );
}

function reachText({ conditions }: FitmentFacts, { rows, copied_ad }: Preview, band: Band): string {
  const capping = conditions.filter(({ cap }) => cap === band).map(({ label }) => label);
  if (capping.length > 0) return m.fitment_out_of_reach_condition({ names: formatList(capping) });
  if (copied_ad && band === 'moderate') return m.fitment_out_of_reach_copied();
  const needsTime = rows.some(({ type, status }) => (type === 'experience' || type === 'education') && status !== 'met');
  return needsTime ? m.fitment_out_of_reach_years() : m.fitment_out_of_reach_text();
}

function Additions({ facts, preview }: { facts: FitmentFacts; preview: Preview }) {
  const open = preview.rows.filter(({ part, status, type }) => part !== 'further' && status !== 'met' && type !== 'wording');
  const names = open.slice(0, MAX_NAMES).map(({ label }) => label);
  const unmet = facts.conditions.filter(({ status }) => status !== 'met').map(({ label }) => label);
  return (
    <div>
      <h3>{m.fitment_additions()}</h3>
      <dl className="additions">
        <div>
          <dt>{m.fitment_additions_band()}</dt>
          <dd>{m.fitment_additions_band_none()}</dd>
        </div>
        <div>
          <dt>{m.fitment_additions_rows()}</dt>
          <dd>{names.length > 0 ? formatList(names) : m.fitment_additions_none()}</dd>
        </div>
        {facts.conditions.length > 0 && (
          <div>
            <dt>{m.fitment_conditions()}</dt>
            <dd>{unmet.length > 0 ? formatList(unmet) : m.fitment_additions_met()}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
