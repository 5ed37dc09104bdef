import FileDown from 'lucide-react/icons/file-down';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/web/api.ts';
import { formatDate, formatHours, formatPercent } from '#platform/web/format.ts';
import { Bar } from '#platform/web/ui/bar.tsx';
import { bandOf, bandWords } from '#platform/web/ui/band.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Ring } from '#platform/web/ui/ring.tsx';
import type { Roadmap } from './queries.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** What the plan is for, how much there is, and how far the reader has come. */
export function PlanHeader({ roadmap }: { roadmap: Roadmap }) {
  const plan = roadmap.attributes;
  const job = plan.job.data.attributes;
  const counts = plan.resource_counts_by_category;
  const facts: [string, number][] = [
    [m.roadmaps_courses(), counts.course],
    [m.roadmaps_videos(), counts.video],
    [m.roadmaps_books(), counts.pdf],
    [m.roadmaps_other(), counts.documentation],
  ];
  return (
    <header className="plan-head">
      <div className="stack" style={{ '--gap': '16px' }}>
        <h1>{m.roadmaps_heading({ job: job.name, company: job.company_name })}</h1>
        <p className="soft plan-summary">{job.summary}</p>
        <dl className="facts">
          {facts.map(([label, value]) => (
            <FactPair key={label} label={label} value={value} />
          ))}
        </dl>
      </div>
      <PlanProgress roadmap={roadmap} />
    </header>
  );
}

const FactPair = ({ label, value }: { label: string; value: number }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

function PlanProgress({ roadmap }: { roadmap: Roadmap }) {
  const plan = roadmap.attributes;
  const [changing, setChanging] = useState(false);
  const share = plan.hours === 0 ? 0 : plan.hours_done / plan.hours;
  return (
    <section className="panel stack" style={{ '--pad': '20px', '--gap': '16px' }} aria-label={m.roadmaps_progress()}>
      <div className="row plan-ring">
        <Ring value={share * 100} size={76}>
          {formatPercent(share)}
        </Ring>
        <div>
          <p className="strong">
            {m.roadmaps_hours_done({ done: formatHours(plan.hours_done, 'narrow'), total: formatHours(plan.hours, 'narrow') })}
          </p>
          <p className="small soft">
            {m.roadmaps_pace({
              week: plan.hours_per_week,
              start: formatDate(plan.start_on, 'short'),
              end: formatDate(plan.due_on, 'short'),
            })}
          </p>
          {plan.can.change && (
            <Button variant="bare" small className="no-print plan-change" onClick={() => setChanging(true)}>
              {m.roadmaps_change_pace()}
            </Button>
          )}
        </div>
      </div>
      {plan.current_score !== null && plan.projected_score !== null && plan.projected_band && (
        <div className="stack" style={{ '--gap': '6px' }}>
          <Bar
            value={plan.current_score}
            gain={plan.projected_score - plan.current_score}
            band={bandOf(plan.current_score)}
            label={m.roadmaps_scores({ now: plan.current_score, after: plan.projected_score })}
          />
          <p className="row small num">
            <span>{m.roadmaps_score_now({ score: plan.current_score })}</span>
            <span className="push">
              {m.roadmaps_score_after({ score: plan.projected_score, band: bandWords(plan.projected_band) })}
            </span>
          </p>
        </div>
      )}
      <div className="row no-print" style={{ '--gap': '8px' }}>
        {plan.can.open_pdf ? (
          <ButtonLink
            variant="quiet"
            small
            icon={FileDown}
            href={urlOf('GET /api/roadmaps/{id}/pdf', { params: { id: roadmap.id } })}
            target="_blank"
            rel="noopener"
          >
            {m.roadmaps_save_pdf()}
          </ButtonLink>
        ) : (
          <>
            <Button variant="quiet" small icon={Lock} disabled aria-describedby="pdf-why">
              {m.roadmaps_save_pdf()}
            </Button>
            <span className="caption soft" id="pdf-why">
              {m.roadmaps_pdf_locked()}
            </span>
          </>
        )}
      </div>
      {changing && <ScheduleDialog roadmap={roadmap} onClose={() => setChanging(false)} />}
    </section>
  );
}
