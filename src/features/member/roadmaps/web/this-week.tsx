import { lazy, Suspense } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDay, formatHours } from '#platform/language/format.ts';
import { Paused } from './paused.tsx';
import type { Plan, Roadmap } from './queries.ts';
import { WeekDays } from './week-days.tsx';
import './plan.css';

// Few plans need it at a time.
const Replan = lazy(async () => ({ default: (await import('./replan.tsx')).Replan }));

type ThisWeekProps = { roadmap: Roadmap; onOpen: (skillId: string) => void };
type Week = NonNullable<Plan['week']>;

/** What was learnt this week, and what to take until Sunday at the plan's pace; what to do where the dates slipped, or a pause. */
export function ThisWeek({ roadmap, onOpen }: ThisWeekProps) {
  const { week, slip, pause } = roadmap.attributes;
  if (!week && !slip && !pause) return null;
  return (
    <section className="panel stack gap-3 this-week" aria-labelledby="this-week">
      <div className="row justify-between gap-3">
        <h2 id="this-week" className="part-title">
          {m.roadmaps_week()}
        </h2>
        {week && !pause && <span className="small muted">{weekDoneText(week)}</span>}
      </div>
      <div className="week-columns stack items-center gap-x-10 gap-y-4">
        <div className="stack gap-3">
          {pause ? <Paused roadmap={roadmap} pause={pause} /> : week && <Progress week={week} late={slip !== null} />}
        </div>
        {week && week.next.length > 0 && <NextParts week={week} onOpen={onOpen} />}
      </div>
      {slip && (
        <Suspense>
          <Replan roadmap={roadmap} slip={slip} />
        </Suspense>
      )}
    </section>
  );
}

const NextParts = ({ week, onOpen }: { week: Week; onOpen: ThisWeekProps['onOpen'] }) => (
  <ul className="stack gap-2">
    {week.next.map(({ skill_id, skill_name, teaches, hours }) => (
      <li key={skill_id + teaches.join()} className="row justify-between gap-3">
        <button type="button" className="link week-part" onClick={() => onOpen(skill_id)}>
          {skill_name}: {teaches.join('; ')}
        </button>
        <span className="small muted">{formatHours(hours, 'narrow')}</span>
      </li>
    ))}
  </ul>
);

function Progress({ week, late }: { week: Week; late: boolean }) {
  return (
    <>
      <WeekDays week={week} />
      {!late && <p className="small">{weekText(week)}</p>}
    </>
  );
}

/** How much of this week is done. */
export const weekDoneText = ({ done, goal }: Pick<Week, 'done' | 'goal'>): string =>
  m.roadmaps_week_done({ done: formatHours(done, 'narrow'), goal: formatHours(goal, 'narrow') });

/** What is left of this week. */
export function weekText({ goal, done, until }: Pick<Week, 'goal' | 'done' | 'until'>): string {
  const left = Math.max(0, goal - done);
  return left > 0
    ? m.roadmaps_week_left({ hours: formatHours(left), date: formatDay(until) })
    : m.roadmaps_week_enough({ date: formatDay(until) });
}
