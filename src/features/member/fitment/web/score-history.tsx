import RefreshCw from 'lucide-react/icons/refresh-cw';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Bar } from '#platform/ui/bar.tsx';
import { Button } from '#platform/ui/button.tsx';
import { bandName } from './band.ts';
import { BandLabel } from './band-label.tsx';
import { formatPoints } from './format-points.ts';
import { PastReport } from './past-report.tsx';
import type { Fitment, FitmentFacts } from './queries.ts';
import type { ScoringAgain } from './use-scoring-again.ts';
import './report.css';

const CAUSES: Record<FitmentFacts['history'][number]['cause'], () => string> = {
  first: m.fitment_history_first,
  'scored-again': m.fitment_history_again,
  corrected: m.fitment_history_corrected,
  attached: m.fitment_history_attached,
  completed: m.fitment_history_completed,
  resume: m.fitment_history_resume,
  profile: m.fitment_history_profile,
  condition: m.fitment_history_condition,
};

/** The scores of the application with their totals, newest first, and a button to score it again. */
export function ScoreHistory({ fitment, again }: { fitment: Fitment; again: ScoringAgain }) {
  return (
    <section className="stack gap-3" aria-labelledby="history">
      <h2 id="history" className="title-s">
        {m.fitment_history()}
      </h2>
      <ol className="history">
        {fitment.attributes.history.map(({ id, total, score, band, cause, engine_version, created_at }, index) => (
          <li key={id}>
            <span>
              <span className="strong">{CAUSES[cause]()}</span>
              <span className="small muted">
                {formatDateTime(created_at)}, {m.fitment_formula_version({ version: engine_version })}
              </span>
            </span>
            {score === null || band === null ? (
              <span className="small muted">{m.fitment_history_none()}</span>
            ) : (
              <>
                <Bar value={total ?? score} tone={band} className="history-bar" />
                {/* Formulas before 3.0 had no exact sum. */}
                <b className="num">{total === null ? score : formatPoints(total)}</b>
                <BandLabel band={band}>{bandName(band)}</BandLabel>
              </>
            )}
            {index > 0 && <PastReport fitmentId={fitment.id} reportId={id} />}
          </li>
        ))}
      </ol>
      <Button variant="quiet" small icon={RefreshCw} className="start no-print" loading={again.isPending} onClick={again.score}>
        {m.fitment_again()}
      </Button>
    </section>
  );
}
