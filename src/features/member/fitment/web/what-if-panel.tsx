import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Bar } from '#platform/ui/bar.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { BAND_STARTS, bandName } from './band.ts';
import { BandLabel } from './band-label.tsx';
import { formatPoints } from './format-points.ts';
import { Points } from './points.tsx';
import { whatIfQuery, type Fitment, type Report } from './queries.ts';
import './fitment.css';
import './report.css';

/** Lets the member tick rows that they could show, and adds their points to the score; the sum is computed on the server. */
export function WhatIfPanel({ fitment, report }: { fitment: Fitment; report: Report }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const options = report.requirements
    .filter(({ raise, correction }) => raise?.to === 'shown' && !correction)
    .toSorted((a, b) => (b.raise?.points ?? 0) - (a.raise?.points ?? 0));
  const chosen = options.filter(({ id }) => ticked.includes(id));
  const outcome = useQuery({
    ...whatIfQuery(
      fitment,
      chosen.map(({ id }) => id),
    ),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  });
  if (options.length === 0) return null;
  const result = chosen.length > 0 ? outcome.data?.data : undefined;
  const total = result?.total ?? report.total;
  const band = result?.band ?? report.band;
  const terms = [report.total, ...chosen.map(({ raise }) => raise?.points ?? 0)].map(formatPoints).join(' + ');
  const toggle = (id: string, isTicked: boolean) =>
    setTicked(isTicked ? [...ticked, id] : ticked.filter((other) => other !== id));
  return (
    <section className="panel stack what-if no-print [--pad:20px] gap-2.5" aria-labelledby="what-if">
      <div>
        <h2 id="what-if" className="title-s">
          {m.fitment_whatif()}
        </h2>
        <p className="small muted">{m.fitment_whatif_text()}</p>
      </div>
      <fieldset>
        <legend className="visually-hidden">{m.fitment_whatif_legend()}</legend>
        {options.map(({ id, label, raise }) => (
          <Checkbox
            key={id}
            checked={ticked.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
            aside={<Points exact value={raise?.points ?? 0} />}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <div className="what-if-result">
        {chosen.length > 0 && <p className="small muted num">{terms}</p>}
        <p className="what-if-total" role="status">
          <b className="num">{formatPoints(total)}</b>
          <BandLabel band={band}>{bandName(band)}</BandLabel>
        </p>
        {outcome.isError && <p className="small error-text">{m.fitment_whatif_error()}</p>}
        <div className="gauge" aria-hidden="true">
          <Bar value={report.total} gain={Math.max(0, total - report.total)} tone={report.band} />
          {[BAND_STARTS.moderate, BAND_STARTS.good].map((start) => (
            <span key={start} style={{ '--at': `${start}%` }}>
              {start}
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
