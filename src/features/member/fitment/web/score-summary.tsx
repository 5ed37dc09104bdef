import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import { BandLabel } from './band-label.tsx';
import { Dial } from './dial.tsx';
import { Points } from './points.tsx';
import { PlanButton } from './plan-button.tsx';
import type { FitmentFacts, Report } from './queries.ts';
import './report.css';

const NEXT_BAND_SCORES = { low: 60, moderate: 75, good: 100 };

/** The dial with its band, the summary, and what would raise the score most. */
export function ScoreSummary({ facts, report }: { facts: FitmentFacts; report: Report }) {
  const rows = report.raise_most.flatMap(({ requirement_id, points }) => {
    const requirement = report.requirements.find(({ id }) => id === requirement_id);
    return requirement ? [{ requirement, points }] : [];
  });
  return (
    <section className="panel score-summary" aria-label={m.fitment_summary()}>
      <div className="stack score-dial gap-4">
        <Dial score={report.score} band={report.band} reachableScore={report.reach} size={300} />
        <BandLabel band={report.band} />
        <p className="score-verdict">{verdict(report)}</p>
        {report.reach > report.score && (
          <p className="small muted">
            <span className="reach-legend" aria-hidden="true" /> {m.fitment_within_reach({ score: report.reach })}
          </p>
        )}
      </div>
      <div className="stack gap-5">
        <div className="stack gap-1.5">
          <h2>{m.fitment_in_words()}</h2>
          <p>{report.summary}</p>
          {report.wording?.wrote_summary && <p className="small muted">{m.fitment_worded({ model: report.wording.model })}</p>}
        </div>
        <div>
          <h2>{m.fitment_raise_title()}</h2>
          {rows.length === 0 && <p className="muted">{m.fitment_raise_nothing()}</p>}
          <ol className="improvements">
            {rows.slice(0, 4).map(({ requirement, points }) => (
              <li key={requirement.id}>
                <h3>{requirement.label}</h3>
                <Points value={points} />
                <p className="small muted">
                  {requirement.kind === 'required' ? m.fitment_raise_required() : m.fitment_raise_preferred()}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <div className="row no-print gap-3">
          <PlanButton facts={facts}>{m.fitment_plan_unlock()}</PlanButton>
          <span className="small muted">{m.fitment_first_free({ price: formatRupees(facts.plan_price * 100) })}</span>
        </div>
      </div>
    </section>
  );
}

function verdict({ score, band }: Report): string {
  const points = NEXT_BAND_SCORES[band] - score;
  if (band === 'good') return m.fitment_verdict_good();
  return band === 'moderate' ? m.fitment_verdict_moderate({ points }) : m.fitment_verdict_low({ points });
}
