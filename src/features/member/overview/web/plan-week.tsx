import { WeekDays, weekDoneText, weekText } from '#features/member/roadmaps/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { CurrentPlan } from './queries.ts';

/** This week of the current plan: its days, and what is left where its dates hold. */
export function PlanWeek({ plan }: { plan: CurrentPlan | null }) {
  if (!plan?.week) return null;
  const { week, late } = plan;
  return (
    <section className="panel stack gap-3 [--pad:20px]" aria-labelledby="week">
      <div className="row justify-between">
        <h2 id="week" className="title-s">
          {m.roadmaps_week()}
        </h2>
        <span className="small muted num">{weekDoneText(week)}</span>
      </div>
      <WeekDays week={week} />
      {!late && <p className="small muted">{weekText(week)}</p>}
    </section>
  );
}
