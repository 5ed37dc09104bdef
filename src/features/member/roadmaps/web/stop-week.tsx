import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { pausedText } from './paused.tsx';
import type { Roadmap } from './queries.ts';
import { weekDoneText, weekText } from './this-week.tsx';
import { WeekDays } from './week-days.tsx';
import './stop.css';

const ScheduleDialog = lazyDialog(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog);

type StopWeekProps = { roadmap: Roadmap; id: string; onBack: () => void };

/** This week beside a stop: its days, what is left, and changing the dates. */
export function StopWeek({ roadmap, id, onBack }: StopWeekProps) {
  const { week, slip, pause, can } = roadmap.attributes;
  const [changing, setChanging] = useState(false);
  if (!week && !pause) return null;
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <div className="row justify-between gap-3">
        <h2 id={id} className="gain-title">
          {m.roadmaps_week()}
        </h2>
        {week && !pause && <span className="small muted num">{weekDoneText(week)}</span>}
      </div>
      {pause ? <p className="small">{pausedText(pause)}</p> : week && <WeekDays week={week} />}
      {week && !pause && <p className="small">{slip ? m.roadmaps_slipped() : weekText(week)}</p>}
      {can.change && (slip || pause) && (
        <Button variant="quiet" small className="start" onClick={onBack}>
          {m.roadmaps_to_plan()}
        </Button>
      )}
      {can.change && !slip && !pause && (
        <Button variant="quiet" small icon={CalendarClock} className="start" onClick={() => setChanging(true)}>
          {m.roadmaps_change_dates()}
        </Button>
      )}
      {changing && <ScheduleDialog roadmap={roadmap} onClose={() => setChanging(false)} />}
    </section>
  );
}
