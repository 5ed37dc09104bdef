import { Link } from '@tanstack/react-router';
import Play from 'lucide-react/icons/play';
import { m } from '#platform/messages/messages.js';
import { formatDay, formatHours } from '#platform/language/format.ts';
import { Bar } from '#platform/ui/bar.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { NoPlan } from './no-plan.tsx';
import type { CurrentPlan, Overview } from './queries.ts';

/** The current stop and what comes after it. */
const MAX_STOPS = 5;

/** The next step of the current plan with its date; without a plan, where to begin. */
export function NextStep({ overview }: { overview: Overview }) {
  const { plan } = overview;
  if (!plan) return <NoPlan overview={overview} />;
  const params = { user_id: plan.user_slug, id: plan.id };
  return (
    <section className="panel stack gap-4" aria-labelledby="next-step">
      <div className="stack gap-2">
        <p className="eyebrow">{m.overview_next_step()}</p>
        <h2 id="next-step" className="title-s">
          {plan.part?.title ?? plan.skill}
        </h2>
        <Meta>
          {plan.part ? plan.skill : null}
          {plan.part?.provider ?? null}
          {plan.part && plan.part.hours_left > 0 ? m.overview_hours_left({ hours: formatHours(plan.part.hours_left) }) : null}
          {plan.part?.free ? m.roadmaps_cost_free() : null}
          {dateOf(plan)}
        </Meta>
        <div className="row">
          <ButtonLink icon={Play} render={<Link to="/$user_id/roadmap/$id" params={params} search={{ skill: plan.skill_id }} />}>
            {m.overview_continue()}
          </ButtonLink>
          <ButtonLink variant="bare" render={<Link to="/$user_id/roadmap/$id" params={params} />}>
            {m.overview_whole_plan()}
          </ButtonLink>
        </div>
      </div>
      <Progress plan={plan} />
    </section>
  );
}

function dateOf({ paused, late, due_on }: CurrentPlan) {
  if (paused) return m.roadmaps_paused();
  const date = formatDay(due_on);
  return late ? <Tag tone="warn">{m.roadmaps_late({ date })}</Tag> : m.roadmaps_by({ date });
}

function Progress({ plan }: { plan: CurrentPlan }) {
  const hours = { done: formatHours(plan.plan_hours_done), total: formatHours(plan.plan_hours) };
  const current = Math.max(
    0,
    plan.stops.findIndex(({ now }) => now),
  );
  const stops = plan.stops.slice(current, current + MAX_STOPS);
  return (
    <div className="stack gap-2.5 overview-progress">
      <div className="row justify-between gap-y-1">
        <p className="strong small">{plan.subject}</p>
        <p className="small muted">
          {plan.paused ? m.roadmaps_hours_done(hours) : m.overview_done_by({ ...hours, date: formatDay(plan.plan_due_on) })}
        </p>
      </div>
      <Bar value={plan.plan_hours_done} max={plan.plan_hours} label={m.roadmaps_hours_done(hours)} />
      <ol className="overview-stops" aria-label={m.overview_stops()}>
        {stops.map((stop, index) => (
          <li key={stop.name} aria-current={stop.now ? 'step' : undefined} className={stop.now ? 'now' : 'ahead'}>
            <span className="overview-stop-number">{current + index + 1}</span>
            <span className="small strong">{stop.name}</span>
            {!plan.paused && <span className="caption muted">{formatDay(stop.due_on)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
