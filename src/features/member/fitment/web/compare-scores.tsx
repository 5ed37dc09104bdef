import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime } from '#platform/language/format.ts';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import type { Band } from './band.ts';
import { CompareTable, type Side } from './compare-table.tsx';
import { formatPoints } from './format-points.ts';
import { pastReportQuery, type Fitment, type FitmentFacts } from './queries.ts';
import { sourceName, sourceNote } from './source-label.ts';

type Entry = FitmentFacts['history'][number] & { band: Band };

// Formulas before 3.0 had no exact sum.
const isScored = (entry: FitmentFacts['history'][number]): entry is Entry => entry.total !== null && entry.band !== null;

/** Two scores of an open report side by side: what each was made from, and what changed in points, row by row. */
export function CompareScores({ fitment }: { fitment: Fitment }) {
  const scored = fitment.attributes.history.filter(isScored);
  const [chosenFrom, setFrom] = useState<string | null>(null);
  const [chosenTo, setTo] = useState<string | null>(null);
  const find = (id: string | null) => scored.find((entry) => entry.id === id);
  // A new score is compared unless others were chosen.
  const [from, to] = [find(chosenFrom) ?? scored[1], find(chosenTo) ?? scored[0]];
  if (!from || !to) return null;
  const options = scored.map((entry) => ({ value: entry.id, label: entryLabel(entry) }));
  const isVersions = sourceNote(from.source) !== sourceNote(to.source);
  return (
    <section className="stack no-print gap-4 pt-5" aria-labelledby="compare">
      <h3 id="compare" className="title-s">
        {isVersions && to.id === scored[0]?.id && to.cause === 'resume' ? m.fitment_compare_resume() : m.fitment_compare()}
      </h3>
      {scored.length > 2 && (
        <div className="grid gap-3 [--min:240px]">
          <SelectField
            label={m.fitment_compare_from()}
            options={options}
            value={from.id}
            onChange={(event) => setFrom(event.target.value)}
          />
          <SelectField
            label={m.fitment_compare_to()}
            options={options}
            value={to.id}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
      )}
      {from.id === to.id ? (
        <p className="small muted">{m.fitment_compare_same()}</p>
      ) : (
        <Comparison fitment={fitment} from={from} to={to} />
      )}
    </section>
  );
}

function entryLabel({ total, score, source, created_at }: Entry): string {
  const points = total === null ? String(score) : formatPoints(total);
  return [points, sourceNote(source), formatDateTime(created_at)].filter(Boolean).join(', ');
}

function Comparison({ fitment, from, to }: { fitment: Fitment; from: Entry; to: Entry }) {
  const before = useQuery(pastReportQuery(fitment.id, from.id));
  const after = useQuery(pastReportQuery(fitment.id, to.id));
  if (before.isError || after.isError)
    return <ErrorState onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />;
  if (!before.data || !after.data)
    return (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    );
  const [old, now] = [before.data.data, after.data.data];
  return (
    <>
      {old.engine_version !== now.engine_version && (
        <p className="small muted">{m.fitment_compare_formula({ from: old.engine_version, to: now.engine_version })}</p>
      )}
      <CompareTable
        before={{ report: old, ...describe(fitment, from, to) }}
        after={{ report: now, ...describe(fitment, to, from) }}
        tailorId={fitment.attributes.job_application_id}
      />
    </>
  );
}

/** What a score was made from and when: the time too where another of the same name was made on the same day. */
function describe({ attributes }: Fitment, entry: Entry, other: Entry): Omit<Side, 'report'> {
  const name = (of: Entry) => sourceName(of.source, attributes.file_name);
  const day = formatDate(entry.created_at, 'full');
  const isSame = name(entry) === name(other) && day === formatDate(other.created_at, 'full');
  const date = isSame ? formatDateTime(entry.created_at) : day;
  return { name: name(entry), date, band: entry.band, isProfile: entry.source.profile };
}
