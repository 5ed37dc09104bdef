import { m } from '#platform/messages/messages.js';
import { BandLabel } from './band-label.tsx';
import { Dial } from './dial.tsx';
import { formatPoints } from './format-points.ts';
import type { Fitment, Report } from './queries.ts';
import { ReportRow } from './report-row.tsx';
import './report.css';

const PARTS: Record<string, () => string> = {
  skills: m.fitment_part_skills,
  experience: m.fitment_part_experience,
  education: m.fitment_part_education,
  goals: m.fitment_part_goals,
  similarity: m.fitment_part_similarity,
};

/** A report of a formula before 3.0, as it was: its rows do not add up to its parts. */
export function EarlierReport({ fitment, report }: { fitment: Fitment; report: Report }) {
  const largest = Math.max(1, ...report.requirements.map(({ out_of }) => out_of));
  return (
    <div className="stack gap-8">
      <section className="panel earlier-top stack items-center gap-x-10 gap-y-5" aria-label={m.fitment_summary()}>
        <Dial score={report.score} band={report.band} size={262} />
        <div className="stack gap-3">
          <p>
            <BandLabel band={report.band} />
          </p>
          <p className="muted">{m.fitment_earlier_text({ version: report.engine_version })}</p>
        </div>
      </section>
      {report.parts.map((part) => {
        const rows = report.requirements.filter((row) => row.part === part.id);
        return (
          <section key={part.id} aria-labelledby={`part-${part.id}`}>
            <div className="part-line">
              <h2 id={`part-${part.id}`} className="title-s">
                {PARTS[part.id]?.() ?? part.id}
              </h2>
              <span className="num">
                <strong>{formatPoints(part.points)}</strong>
                <span className="muted"> / {formatPoints(part.out_of)}</span>
              </span>
            </div>
            {part.note && <p className="small muted">{part.note}</p>}
            <ul>
              {rows.map((row, index) => (
                <ReportRow key={row.id} fitment={fitment} row={row} number={index + 1} largest={largest} isChangeable={false} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
