import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { OfferTerms } from '#features/base/payments/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { BandLabel } from './band-label.tsx';
import { Conditions } from './conditions.tsx';
import { Dial } from './dial.tsx';
import { formatPoints } from './format-points.ts';
import { PlanButton } from './plan-button.tsx';
import type { Fitment, Report, Requirement } from './queries.ts';
import { ReportRow } from './report-row.tsx';
import { StatusCounts } from './row-status.tsx';
import { MENTIONED, useStableOrder } from './stable-order.ts';
import { SumBar } from './sum-bar.tsx';
import { useLinkedRows } from './use-linked-rows.ts';
import { WhatIfPanel } from './what-if-panel.tsx';
import './report.css';

type Part = Report['parts'][number] | undefined;

/** The report as one sum: conditions, a bar of all rows, and the rows with their points, which add up to the score. */
export function ScoreSum({ fitment, report }: { fitment: Fitment; report: Report }) {
  const rows = useStableOrder(report.requirements);
  const further = rows.filter(({ part }) => part === 'further');
  const mentioned = rows.filter(({ part }) => part === MENTIONED);
  const core = rows.filter((row) => !further.includes(row) && !mentioned.includes(row));
  const [startPart, corePart, furtherPart] = ['start', 'core', 'further'].map((id) =>
    report.parts.find((part) => part.id === id),
  );
  const linked = useLinkedRows();
  return (
    <div ref={linked}>
      <section className="panel split-panel [--columns:minmax(0,340px)_minmax(0,1fr)]" aria-label={m.fitment_summary()}>
        <div className="sum-dial">
          <Dial score={report.score} band={report.band} size={262} />
          <BandLabel band={report.band} />
          <p className="small muted">{verdict(report)}</p>
        </div>
        <div className="stack gap-5">
          <Conditions fitment={fitment} title={m.fitment_conditions_first()} />
          <section className="stack gap-2" aria-labelledby="points">
            <div className="row">
              <h2 id="points" className="title-s flex-1">
                {fitment.attributes.conditions.length > 0 ? m.fitment_points_then() : m.fitment_points()}
              </h2>
              <p className="sum-total num">
                <strong>{formatPoints(report.total)}</strong> <span className="muted">{m.fitment_total_of({ total: 100 })}</span>
              </p>
            </div>
            <SumBar start={startPart} core={core} further={furtherPart} />
            <p className="small muted">
              {m.fitment_bar_text()} <span className="num nowrap">{sumText(report)}</span>
            </p>
          </section>
          <div className="row no-print gap-3">
            <PlanButton facts={fitment.attributes}>{m.fitment_plan_unlock()}</PlanButton>
            <div className="stack gap-1">
              <span className="small muted">
                {m.fitment_first_free({ price: formatRupees(fitment.attributes.plan_price * 100) })}
              </span>
              <OfferTerms offer={fitment.attributes.plan_offer} />
            </div>
          </div>
        </div>
      </section>
      <div className="sum-body">
        <section aria-labelledby="core">
          <div className="row gap-x-4 gap-y-1">
            <h2 id="core" className="grow">
              {m.fitment_core()}
            </h2>
            <StatusCounts counts={countStatuses(core)} />
          </div>
          {startPart && <StartLine part={startPart} />}
          <Lines fitment={fitment} rows={core} all={rows} />
          {corePart && <PartLine label={m.fitment_core_together()} part={corePart} />}
          {further.length > 0 && furtherPart && (
            <Fold row="further" title={m.fitment_further()} aside={<PartPoints part={furtherPart} />}>
              <Lines fitment={fitment} rows={further} all={rows} firstNumber={core.length + 1} />
            </Fold>
          )}
          {mentioned.length > 0 && (
            <Fold
              className="mentioned"
              title={m.fitment_mentioned()}
              aside={<span className="small muted">{m.fitment_rows({ count: mentioned.length })}</span>}
            >
              <Lines fitment={fitment} rows={mentioned} all={rows} firstNumber={core.length + further.length + 1} />
            </Fold>
          )}
          <p className="part-line sum-line">
            <span>
              {m.fitment_your_score()}{' '}
              <span className="small muted">{m.fitment_rounded({ total: formatPoints(report.total), score: report.score })}</span>
            </span>
            <span className="num">
              {formatPoints(report.total)}
              <span className="muted"> / 100</span>
            </span>
          </p>
        </section>
        <aside className="sum-aside">
          <WhatIfPanel fitment={fitment} report={report} />
        </aside>
      </div>
    </div>
  );
}

type FoldProps = { row?: string; className?: string; title: string; aside: ReactNode; children: ReactNode };

function Fold({ row, className, title, aside, children }: FoldProps) {
  return (
    <details className={classNames('fold', className)} data-row={row}>
      <summary className="part-line">
        <h3>{title}</h3>
        {aside}
        <Icon of={ChevronDown} small className="turn" />
      </summary>
      {children}
    </details>
  );
}

type LinesProps = { fitment: Fitment; rows: readonly Requirement[]; all: readonly Requirement[]; firstNumber?: number };

function Lines({ fitment, rows, all, firstNumber = 1 }: LinesProps) {
  const largest = Math.max(1, ...all.map(({ out_of }) => out_of));
  return (
    <ul>
      {rows.map((row, index) => (
        <ReportRow
          key={row.id}
          fitment={fitment}
          row={row}
          number={firstNumber + index}
          largest={largest}
          isChangeable={!fitment.attributes.outdated}
        />
      ))}
    </ul>
  );
}

function StartLine({ part }: { part: NonNullable<Part> }) {
  return (
    <p className="part-line start-line" data-row="start">
      <span>
        {m.fitment_start()} <span className="small muted">{m.fitment_start_text()}</span>
      </span>
      <PartPoints part={part} />
    </p>
  );
}

function PartLine({ label, part }: { label: string; part: NonNullable<Part> }) {
  return (
    <p className="part-line">
      <span>{label}</span>
      <PartPoints part={part} />
    </p>
  );
}

function PartPoints({ part }: { part: NonNullable<Part> }) {
  return (
    <span className="num">
      <strong>{formatPoints(part.points)}</strong>
      <span className="muted"> / {part.out_of}</span>
    </span>
  );
}

const PART_NAMES: Record<string, () => string> = {
  start: m.fitment_part_start,
  core: m.fitment_part_core,
  further: m.fitment_part_further,
};

/** "30.0 start + 40.1 core + 0.8 further = 70.9". */
function sumText({ parts, total }: Report): string {
  const terms = parts.map(({ id, points }) => `${formatPoints(points)} ${PART_NAMES[id]?.() ?? id}`);
  return `${terms.join(' + ')} = ${formatPoints(total)}`;
}

function verdict({ band, to_next_band, copied_ad }: Report): string {
  if (band === 'good') return m.fitment_verdict_good();
  if (to_next_band === null) return copied_ad ? m.fitment_verdict_copied() : m.fitment_verdict_capped();
  const points = formatPoints(to_next_band);
  return band === 'moderate' ? m.fitment_verdict_moderate({ points }) : m.fitment_verdict_low({ points });
}

const countStatuses = (rows: readonly Requirement[]) => {
  const count = (status: string) => rows.filter((row) => row.out_of > 0 && row.status === status).length;
  return { met: count('met'), partly: count('partly'), missing: count('missing') };
};
