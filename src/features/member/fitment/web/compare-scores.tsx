import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { compareReports, type RowChange } from './compare-reports.ts';
import { formatPoints } from './format-points.ts';
import { pastReportQuery, type Fitment, type FitmentFacts, type Report } from './queries.ts';
import { sourceNote } from './source-label.ts';
import './report.css';

type Entry = FitmentFacts['history'][number];

/** What changed in points between two scores of an open report, row by row. */
export function CompareScores({ fitment }: { fitment: Fitment }) {
  const scored = fitment.attributes.history.filter(({ total }) => total !== null);
  const [chosenFrom, setFrom] = useState<string | null>(null);
  const [chosenTo, setTo] = useState<string | null>(null);
  const [latest, previous] = scored;
  if (!latest || !previous) return null;
  // A new score is compared unless others were chosen.
  const [from, to] = [chosenFrom ?? previous.id, chosenTo ?? latest.id];
  const options = scored.map((entry) => ({ value: entry.id, label: entryLabel(entry) }));
  return (
    <section className="stack no-print gap-3" aria-labelledby="compare">
      <h3 id="compare" className="title-s">
        {m.fitment_compare()}
      </h3>
      <div className="grid gap-3 [--min:240px]">
        <SelectField
          label={m.fitment_compare_from()}
          options={options}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <SelectField
          label={m.fitment_compare_to()}
          options={options}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      {from === to ? (
        <p className="small muted">{m.fitment_compare_same()}</p>
      ) : (
        <Comparison fitmentId={fitment.id} from={from} to={to} />
      )}
    </section>
  );
}

function entryLabel({ total, score, source, created_at }: Entry): string {
  const points = total === null ? String(score) : formatPoints(total);
  return [points, sourceNote(source), formatDateTime(created_at)].filter(Boolean).join(', ');
}

function Comparison({ fitmentId, from, to }: { fitmentId: string; from: string; to: string }) {
  const before = useQuery(pastReportQuery(fitmentId, from));
  const after = useQuery(pastReportQuery(fitmentId, to));
  if (before.isError || after.isError)
    return <ErrorState onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />;
  if (!before.data || !after.data)
    return (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    );
  return <Changes before={before.data.data} after={after.data.data} />;
}

function Changes({ before, after }: { before: Report; after: Report }) {
  const { gained, lost, same, from, to } = compareReports(before, after);
  return (
    <div className="stack gap-3" role="status">
      <p>
        <strong className="num">{m.fitment_compare_total({ from: formatPoints(from), to: formatPoints(to) })}</strong>{' '}
        <ChangeBy by={Math.round((to - from) * 10) / 10} />
      </p>
      {before.engine_version !== after.engine_version && (
        <p className="small muted">{m.fitment_compare_formula({ from: before.engine_version, to: after.engine_version })}</p>
      )}
      {gained.length + lost.length === 0 && <p>{m.fitment_compare_nothing()}</p>}
      {gained.length > 0 && <ChangeList title={m.fitment_compare_gained()} changes={gained} />}
      {lost.length > 0 && <ChangeList title={m.fitment_compare_lost()} changes={lost} />}
      {same.length > 0 && (
        <details className="past-report">
          <summary className="link small">{m.fitment_compare_unchanged({ count: same.length })}</summary>
          <ChangeRows changes={same} />
        </details>
      )}
    </div>
  );
}

function ChangeList({ title, changes }: { title: string; changes: readonly RowChange[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ChangeRows changes={changes} />
    </div>
  );
}

const ChangeRows = ({ changes }: { changes: readonly RowChange[] }) => (
  <ul className="row-changes">
    {changes.map(({ id, label, from, to, by }) => (
      <li key={id}>
        <span className="past-label">{label ?? m.fitment_compare_base()}</span>
        <span className="small muted num">
          {by === 0 ? formatPoints(to) : m.fitment_compare_points({ from: formatPoints(from), to: formatPoints(to) })}
        </span>
        {by !== 0 && <ChangeBy by={by} />}
      </li>
    ))}
  </ul>
);

const ChangeBy = ({ by }: { by: number }) => (
  <b
    className={`num change-by band-${by < 0 ? 'low' : 'good'}`}
  >{`${by > 0 ? '+' : by < 0 ? '−' : ''}${formatPoints(Math.abs(by))}`}</b>
);
