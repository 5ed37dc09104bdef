import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { call } from '#platform/browser/api.ts';
import { BandLabel } from './band-label.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Dial } from './dial.tsx';
import { Points } from './points.tsx';
import type { Report } from './queries.ts';
import './report.css';

// Smaller gains would not be visible in the rounded score.
const MIN_GAIN = 0.5;

/** Lets the member select unmet requirements and shows the resulting score and band, computed on the server. */
export function WhatIfPanel({ fitmentId, report }: { fitmentId: string; report: Report }) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const options = report.requirements
    .filter(({ raise }) => (raise?.points ?? 0) >= MIN_GAIN)
    .toSorted((a, b) => (b.raise?.points ?? 0) - (a.raise?.points ?? 0));
  const outcome = useQuery({
    queryKey: ['what-if', fitmentId, report.input_hash, ...selectedIds.toSorted()],
    queryFn: ({ signal }) =>
      call('POST /api/fitment_scores/{id}/what_if', { params: { id: fitmentId }, json: { ticked: [...selectedIds] } }, signal),
    enabled: selectedIds.length > 0,
    placeholderData: keepPreviousData,
  });
  if (options.length === 0) return null;
  const result = selectedIds.length > 0 && outcome.data ? outcome.data.data : { score: report.score, band: report.band };
  const toggle = (id: string, selected: boolean) =>
    setSelectedIds(selected ? [...selectedIds, id] : selectedIds.filter((selectedId) => selectedId !== id));
  return (
    <section className="panel stack what-if no-print [--pad:20px] gap-3" aria-labelledby="what-if">
      <div>
        <h2 id="what-if" className="part-title">
          {m.fitment_whatif()}
        </h2>
        <p className="small muted">{m.fitment_whatif_text()}</p>
      </div>
      <Dial score={report.score} band={report.band} reachableScore={result.score} size={196} />
      <p className="row what-if-outcome" role="status">
        <span className="muted small">{selectedIds.length > 0 ? m.fitment_whatif_become() : m.fitment_whatif_now()}</span>
        <strong className="num">{result.score}</strong>
        <BandLabel band={result.band} />
      </p>
      {outcome.isError && <p className="small error-text">{m.fitment_whatif_error()}</p>}
      <fieldset>
        <legend className="visually-hidden">{m.fitment_whatif_legend()}</legend>
        {options.map(({ id, label, raise }) => (
          <Checkbox
            key={id}
            checked={selectedIds.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
            aside={<Points value={raise?.points ?? 0} />}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
    </section>
  );
}
