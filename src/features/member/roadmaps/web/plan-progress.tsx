import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FileDown from 'lucide-react/icons/file-down';
import Lock from 'lucide-react/icons/lock';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatDay, formatPercent } from '#platform/language/format.ts';
import { Bar } from '#platform/ui/bar.tsx';
import { bandOf, bandLabel } from '#features/member/fitment/web/index.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Ring } from '#platform/ui/ring.tsx';
import { pausedText } from './paused.tsx';
import type { Plan, Roadmap } from './queries.ts';
import { formatStudyTime } from './format-study-time.ts';
import './plan.css';

const CalendarDialog = lazyDialog(async () => (await import('./calendar-dialog.tsx')).CalendarDialog);
const ScheduleDialog = lazyDialog(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog);
const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);
const PauseDialog = lazyDialog(async () => (await import('./pause-dialog.tsx')).PauseDialog);

type OpenDialog = 'schedule' | 'pause' | 'calendar' | 'share' | null;

/** Progress, score after the plan, and actions: schedule, calendar, PDF and sharing. */
export function PlanProgress({ roadmap }: { roadmap: Roadmap }) {
  const plan = roadmap.attributes;
  const [open, setOpen] = useState<OpenDialog>(null);
  const completedShare = plan.hours === 0 ? 0 : plan.hours_done / plan.hours;
  const close = () => setOpen(null);
  return (
    <section className="panel stack [--pad:20px] gap-4" aria-label={m.roadmaps_progress()}>
      <div className="row plan-ring">
        <Ring value={completedShare * 100} size={76}>
          {formatPercent(completedShare)}
        </Ring>
        <div>
          <p className="strong">
            {m.roadmaps_hours_done({
              done: formatStudyTime(plan.hours_done, 'narrow'),
              total: formatStudyTime(plan.hours, 'narrow'),
            })}
          </p>
          <p className="small muted">
            {plan.pause
              ? pausedText(plan.pause)
              : m.roadmaps_pace({
                  week: plan.hours_per_week,
                  start: formatDay(plan.start_on),
                  end: formatDay(plan.due_on),
                })}
          </p>
          {plan.can.change && (
            <div className="row no-print gap-4">
              <Button variant="bare" small className="plan-change" onClick={() => setOpen('schedule')}>
                {m.roadmaps_change_pace()}
              </Button>
              {plan.next && !plan.pause && (
                <Button variant="bare" small className="plan-change" onClick={() => setOpen('pause')}>
                  {m.roadmaps_pause()}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
      <ScoreBar plan={plan} />
      <div className="row no-print gap-2">
        {plan.can.change && (
          <Button variant="quiet" small icon={CalendarPlus} onClick={() => setOpen('calendar')}>
            {m.roadmaps_calendar()}
          </Button>
        )}
        <PdfButton roadmap={roadmap} />
        {plan.can.change && (
          <Button variant="quiet" small icon={Share2} iconOnly label={m.roadmaps_share()} onClick={() => setOpen('share')} />
        )}
      </div>
      {!plan.can.open_pdf && (
        <p className="caption muted no-print" id="pdf-locked">
          {m.roadmaps_pdf_locked()}
        </p>
      )}
      {open === 'schedule' && <ScheduleDialog roadmap={roadmap} onClose={close} />}
      {open === 'pause' && <PauseDialog roadmap={roadmap} onClose={close} />}
      {open === 'calendar' && <CalendarDialog roadmap={roadmap} onClose={close} />}
      {open === 'share' && <ShareDialog roadmap={roadmap} onClose={close} />}
    </section>
  );
}

function ScoreBar({ plan }: { plan: Plan }) {
  if (plan.current_score === null || plan.projected_score === null || plan.projected_band === null) return null;
  return (
    <div className="stack gap-1.5">
      <Bar
        value={plan.current_score}
        gain={plan.projected_score - plan.current_score}
        tone={bandOf(plan.current_score)}
        label={m.roadmaps_scores({ now: plan.current_score, after: plan.projected_score })}
      />
      <p className="row small num">
        <span>{m.roadmaps_score_now({ score: plan.current_score })}</span>
        <span className="push-end">
          {m.roadmaps_score_after({ score: plan.projected_score, band: bandLabel(plan.projected_band) })}
        </span>
      </p>
    </div>
  );
}

function PdfButton({ roadmap }: { roadmap: Roadmap }) {
  if (!roadmap.attributes.can.open_pdf)
    return (
      <Button variant="quiet" small icon={Lock} disabled aria-describedby="pdf-locked">
        {m.roadmaps_save_pdf()}
      </Button>
    );
  return (
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
  );
}
