import { m } from '#platform/messages/messages.js';
import { formatDay, formatHours } from '#platform/language/format.ts';
import { Bar } from '#platform/ui/bar.tsx';
import type { Plan } from './queries.ts';
import './plan.css';

type ThisWeekProps = { plan: Plan; onOpen: (skillId: string) => void };

/** What was learnt this week, and what to take until Sunday at the plan's pace. */
export function ThisWeek({ plan: { week }, onOpen }: ThisWeekProps) {
  if (!week) return null;
  const left = Math.max(0, week.goal - week.done);
  return (
    <section className="panel stack gap-3 this-week" aria-labelledby="this-week">
      <div className="row justify-between gap-3">
        <h2 id="this-week" className="part-title">
          {m.roadmaps_week()}
        </h2>
        <span className="small muted">
          {m.roadmaps_week_done({ done: formatHours(week.done, 'narrow'), goal: formatHours(week.goal, 'narrow') })}
        </span>
      </div>
      <Bar
        value={Math.min(week.done, week.goal)}
        max={week.goal}
        label={m.roadmaps_week_done({ done: formatHours(week.done), goal: formatHours(week.goal) })}
      />
      <p className="small">
        {left > 0
          ? m.roadmaps_week_left({ hours: formatHours(left), date: formatDay(week.until) })
          : m.roadmaps_week_enough({ date: formatDay(week.until) })}
      </p>
      {week.next.length > 0 && (
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
      )}
    </section>
  );
}
