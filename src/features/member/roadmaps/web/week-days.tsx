import { m } from '#platform/messages/messages.js';
import { formatHours, formatWeekday } from '#platform/language/format.ts';
import { classNames } from '#platform/ui/class-names.ts';
import type { Plan } from './queries.ts';
import './stop.css';

type Week = NonNullable<Plan['week']>;
type Day = Week['days'][number];

/** The hours of each day of this week: filled what was done, outlined what is planned. */
export function WeekDays({ week: { days, today } }: { week: Pick<Week, 'days' | 'today'> }) {
  const most = Math.max(...days.map(({ done, planned }) => done + planned), 0.5);
  return (
    <ol className="week-days" aria-label={m.roadmaps_week_chart()}>
      {days.map((day) => (
        <li key={day.date} className={classNames(day.date === today && 'is-today')}>
          <span className="week-bar" aria-hidden="true">
            <i className="is-planned" style={{ '--share': `${(100 * day.planned) / most}%` }} />
            <i style={{ '--share': `${(100 * day.done) / most}%` }} />
          </span>
          <span aria-hidden="true">{formatWeekday(day.date, 'narrow')}</span>
          <span className="visually-hidden">{dayText(day)}</span>
        </li>
      ))}
    </ol>
  );
}

function dayText({ date, done, planned }: Day): string {
  const day = formatWeekday(date, 'long');
  return planned > 0
    ? m.roadmaps_week_day_planned({ day, done: formatHours(done), planned: formatHours(planned) })
    : m.roadmaps_week_day({ day, done: formatHours(done) });
}
