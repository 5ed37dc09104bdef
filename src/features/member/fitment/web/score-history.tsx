import RefreshCw from 'lucide-react/icons/refresh-cw';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Bar } from '#platform/ui/bar.tsx';
import { Button } from '#platform/ui/button.tsx';
import { bandName } from './band.ts';
import { BandLabel } from './band-label.tsx';
import { formatPoints } from './format-points.ts';
import { CompareScores } from './compare-scores.tsx';
import { PastReport } from './past-report.tsx';
import type { Fitment, FitmentFacts } from './queries.ts';
import { sourceNote } from './source-label.ts';
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

/** The scores of the application, newest first, each with its résumé: only bands until the report is open, which can be compared. */
export function ScoreHistory({ fitment, again }: { fitment: Fitment; again?: ScoringAgain }) {
  return (
    <section className="stack gap-3" aria-labelledby="history">
      <h2 id="history" className="title-s">
        {m.fitment_history()}
      </h2>
      <ol className="history">
        {fitment.attributes.history.map(({ id, total, score, band, cause, source, engine_version, created_at }, index) => (
          <li key={id}>
            <span>
              <span className="strong">{CAUSES[cause]()}</span>
              <span className="small muted">
                {[sourceNote(source), formatDateTime(created_at), m.fitment_formula_version({ version: engine_version })]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            {band === null ? (
              <span className="small muted">{m.fitment_history_none()}</span>
            ) : (
              <>
                {score !== null && <Bar value={total ?? score} tone={band} className="history-bar" />}
                {/* Formulas before 3.0 had no exact sum. */}
                {score !== null && <b className="num">{total === null ? score : formatPoints(total)}</b>}
                <BandLabel band={band}>{bandName(band)}</BandLabel>
              </>
            )}
            {index > 0 && score !== null && <PastReport fitmentId={fitment.id} reportId={id} />}
          </li>
        ))}
      </ol>
      {again && (
        <Button variant="quiet" small icon={RefreshCw} className="start no-print" loading={again.isPending} onClick={again.score}>
          {m.fitment_again()}
        </Button>
      )}
      {fitment.attributes.report && <CompareScores fitment={fitment} />}
    </section>
  );
}
