import Flag from 'lucide-react/icons/flag';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { classNames } from '#platform/ui/class-names.ts';
import { formatHours } from '#platform/language/format.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Path, PathStep, StepMarker } from '#platform/ui/path.tsx';
import { Points } from '#features/member/fitment/web/index.ts';
import type { Plan, PlanSkill } from './queries.ts';
import { stepIconState, stepDateLabel, stopsOf } from './step-labels.tsx';
import './stop.css';

type StopsProps = {
  plan: Plan;
  current: PlanSkill;
  onOpen: (skill: PlanSkill) => void;
  onUnlock: () => void;
};

/** All stops in order, with their hours, dates and points; an arc leads from each to those that cannot be learnt without it. */
export function StopsList({ plan, current, onOpen, onUnlock }: StopsProps) {
  const stops = stopsOf(plan);
  return (
    <Path step={20} className="stops-list">
      {findArcs(stops).map(({ from, to }) => (
        <li key={`${from} ${to}`} className="need-arc" aria-hidden="true" style={{ gridRow: `${from} / ${to}` }} />
      ))}
      {stops.map((skill, index) => (
        <PathStep key={skill.skill_id} state={stepIconState(skill.state)} marker={index + 1}>
          <button
            type="button"
            className="side-step"
            aria-current={skill.skill_id === current.skill_id ? 'page' : undefined}
            onClick={() => (skill.locked ? onUnlock() : onOpen(skill))}
          >
            {skill.skill_name}
            {skill.points > 0 && <Points value={skill.points} className="push-end" />}
          </button>
          <p className="small muted num">
            {m.roadmaps_skill_facts({ hours: formatHours(skill.hours, 'narrow'), when: stepDateLabel(skill, plan.pause) })}
          </p>
          <NeededFor skill={skill} stops={stops} />
        </PathStep>
      ))}
      <PathStep marker={<Icon of={Flag} small />}>
        <span className="side-step">{plan.source_type === 'LearningPack' ? m.roadmaps_goal_pack() : m.roadmaps_goal()}</span>
        {plan.current_score !== null && plan.projected_score !== null && (
          <p className="small muted">{m.roadmaps_goal_scores({ now: plan.current_score, after: plan.projected_score })}</p>
        )}
      </PathStep>
    </Path>
  );
}

function NeededFor({ skill, stops }: { skill: PlanSkill; stops: readonly PlanSkill[] }) {
  const numbers = findArcs(stops).flatMap(({ id, to }) => (id === skill.skill_id ? [to] : []));
  if (numbers.length === 0) return null;
  return <p className="caption muted sentence">{m.plan_offers_needed_for({ numbers: numbers.join(', ') })}</p>;
}

/** Which stop needs which, by their numbers. */
const findArcs = (stops: readonly PlanSkill[]): { id: string; from: number; to: number }[] =>
  stops.flatMap(({ skill_id, needed_by }, index) =>
    stops.flatMap((other, at) =>
      at > index && needed_by.includes(other.skill_id) ? [{ id: skill_id, from: index + 1, to: at + 1 }] : [],
    ),
  );

/** All stops beside an open one, on wide screens. */
export const SidePath = ({ children }: { children: ReactNode }) => (
  <aside className="side-path no-print">
    <div className="sticky stack gap-6">{children}</div>
  </aside>
);

const MAX_NUMBERED = 9;

/** The stops in one row above the open one, on phones, with arcs between those that need one another. */
export function StopsRow({ plan, current, children }: { plan: Plan; current: PlanSkill; children: ReactNode }) {
  const stops = stopsOf(plan);
  const number = stops.findIndex(({ skill_id }) => skill_id === current.skill_id) + 1;
  const done = stops.filter(({ state }) => state === 'done').length;
  return (
    <div className="phone-steps stack no-print gap-2.5">
      <div className="row">
        {children}
        <span className="muted push-end small">
          {number > 0 ? m.roadmaps_skill_of({ number, total: plan.skill_count }) : stepDateLabel(current)}
        </span>
      </div>
      <div
        className={classNames('stops-row', stops.length > MAX_NUMBERED && 'is-dense')}
        style={{ '--stops': String(stops.length) }}
        role="img"
        aria-label={m.roadmaps_steps({ done, total: plan.skill_count })}
      >
        {findArcs(stops).map(({ from, to }) => (
          <i key={`${from} ${to}`} className="hop" style={{ gridColumn: `${from} / ${to}` }} />
        ))}
        {stops.map((skill, index) => (
          <span
            key={skill.skill_id}
            className={classNames(
              'row-stop',
              skill.state === 'done' && 'done',
              skill.skill_id === current.skill_id && skill.state !== 'done' && 'now',
            )}
          >
            <StepMarker state={skill.state === 'done' ? 'done' : 'ahead'}>{index + 1}</StepMarker>
          </span>
        ))}
        <span className="row-stop">
          <StepMarker state="ahead">
            <Icon of={Flag} small />
          </StepMarker>
        </span>
      </div>
    </div>
  );
}
