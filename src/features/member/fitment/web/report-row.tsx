import ChevronDown from 'lucide-react/icons/chevron-down';
import { m } from '#platform/messages/messages.js';
import { Bar } from '#platform/ui/bar.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { formatPoints } from './format-points.ts';
import { gradeText } from './grade-text.ts';
import { KindTag } from './kind-tag.tsx';
import { Points } from './points.tsx';
import type { Fitment, Requirement } from './queries.ts';
import { Quote, QuotePair, sourceLabel } from './quote.tsx';
import { RowActions } from './row-actions.tsx';
import { RowStatus, STATUS_TONES } from './row-status.tsx';
import './report.css';

type ReportRowProps = {
  fitment: Fitment;
  row: Requirement;
  number: number;
  /** The points of the largest row, which has the longest bar. */
  largest: number;
  /** False for a report of an older formula, which has to be read again first. */
  isChangeable: boolean;
};

/** A row of the sum: name, status, best sentence, step and points; opened, the pair of sentences and what can be done. */
export function ReportRow({ fitment, row, number, largest, isChangeable }: ReportRowProps) {
  const { label, status, points, out_of, evidence, note, raise, type } = row;
  const [best, ...more] = evidence;
  // The note is about the résumé and the profile; a sentence of the member's own speaks for itself.
  const shownNote = best?.section === 'attached' ? null : note;
  return (
    <li className={`line band-${STATUS_TONES[status]}`} data-row={row.id}>
      <details>
        <summary>
          <span className="line-number num">{number}</span>
          <span className="line-name">
            <h3>{label}</h3> <KindTag row={row} />
            <span className="line-quote small muted">
              <RowStatus status={status} />
              <span className="clip">{summaryText(row)}</span>
            </span>
          </span>
          <span className="line-status">
            <RowStatus status={status} />
            <span className="small muted">
              {status === 'missing' && raise && isChangeable ? (
                <>
                  <Points exact value={raise.points} /> {m.fitment_when_shown()}
                </>
              ) : (
                gradeText(row)
              )}
            </span>
          </span>
          <Bar
            value={points}
            max={out_of}
            className="line-bar"
            style={{ '--width': out_of > 0 ? `${Math.max(12, (100 * out_of) / largest)}%` : '0' }}
          />
          <RowPoints points={points} outOf={out_of} />
          <Icon of={ChevronDown} small className="turn" />
        </summary>
        <div className="line-body">
          <QuotePair row={row} evidence={evidence} />
          {more.length > 0 && type !== 'wording' && (
            <details className="more-evidence">
              <summary className="small muted">
                {m.fitment_more_evidence({ count: more.length })}
                <Icon of={ChevronDown} small className="turn" />
              </summary>
              <ul className="stack gap-2">
                {more.map((item, index) => (
                  <li key={`${item.quote}-${index}`}>
                    <Quote isResume label={sourceLabel(item)} text={item.quote} mark={item.mark} />
                  </li>
                ))}
              </ul>
            </details>
          )}
          {(shownNote || raise) && !row.correction && (
            <p className="small muted">
              {shownNote} {raise && <Raise raise={raise} />}
            </p>
          )}
          {isChangeable && <RowActions fitment={fitment} row={row} quote={best?.quote ?? null} />}
        </div>
      </details>
    </li>
  );
}

function RowPoints({ points, outOf }: { points: number; outOf: number }) {
  if (outOf === 0) return <span className="line-points small muted">{m.fitment_no_points()}</span>;
  return (
    <span className="line-points num">
      <span className="visually-hidden">{m.fitment_points_of({ points: formatPoints(points), total: outOf })}</span>
      <span aria-hidden="true">
        <b>{formatPoints(points)}</b>
        <span className="muted"> / {outOf}</span>
      </span>
    </span>
  );
}

function Raise({ raise: { points, to } }: { raise: NonNullable<Requirement['raise']> }) {
  return (
    <>
      {to === 'shown' ? m.fitment_would_earn_shown() : m.fitment_would_earn_used()} <Points exact value={points} />
    </>
  );
}

function summaryText({ words, evidence: [best], correction }: Requirement): string {
  // What was proven here since stands in spite of the correction.
  if (correction && !(correction.reason === 'not_done' && best)) return m.fitment_corrected_by_you();
  if (words) return words.used.length > 0 ? words.used.join(', ') : m.fitment_words_none();
  if (!best) return m.fitment_nothing_found();
  return best.quote === '' ? m.fitment_in_profile() : m.fitment_quoted({ text: best.quote });
}
