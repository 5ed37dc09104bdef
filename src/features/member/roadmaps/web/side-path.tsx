import Flag from 'lucide-react/icons/flag';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import { Path, PathStep } from '#platform/ui/path.tsx';
import { Points } from '#features/member/fitment/web/index.ts';
import type { Plan, PlanSkill } from './queries.ts';
import { stepIconState, stepDateLabel, stopsOf } from './step-labels.tsx';
import './plan.css';

type SidePathProps = {
  plan: Plan;
  current: PlanSkill;
  onOpen: (skill: PlanSkill) => void;
  onUnlock: () => void;
  /** The button back to the whole plan. */
  children: ReactNode;
};

/** The steps beside an open skill, on wide screens. */
export function SidePath({ plan, current, onOpen, onUnlock, children }: SidePathProps) {
  return (
    <aside className="side-path no-print">
      <div className="sticky stack gap-6">
        {children}
        <Path step={22}>
          {stopsOf(plan).map((skill, index) => (
            <PathStep key={skill.skill_id} state={stepIconState(skill.state)} marker={index + 1}>
              <button
                type="button"
                className="side-step"
                aria-current={skill.skill_id === current.skill_id ? 'page' : undefined}
                onClick={() => (skill.locked ? onUnlock() : onOpen(skill))}
              >
                {skill.skill_name}
              </button>
              <p className="small muted">
                {stepDateLabel(skill, plan.pause)} {skill.points > 0 && <Points value={skill.points} />}
              </p>
            </PathStep>
          ))}
          <PathStep marker={<Icon of={Flag} small />}>
            <span className="side-step">{plan.source_type === 'LearningPack' ? m.roadmaps_goal_pack() : m.roadmaps_goal()}</span>
            {plan.current_score !== null && plan.projected_score !== null && (
              <p className="small muted">{m.roadmaps_goal_scores({ now: plan.current_score, after: plan.projected_score })}</p>
            )}
          </PathStep>
        </Path>
      </div>
    </aside>
  );
}

/** The progress of all steps in one row above the skill, on phones. */
export function StepsStrip({ plan, current, children }: { plan: Plan; current: PlanSkill; children: ReactNode }) {
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
      <div className="steps-strip" role="img" aria-label={m.roadmaps_steps({ done, total: plan.skill_count })}>
        {stops.map((skill) => (
          <i
            key={skill.skill_id}
            className={skill.state === 'done' ? 'on' : skill.hours_done > 0 ? 'half' : undefined}
            style={{ '--share': `${skill.hours > 0 ? Math.round((100 * skill.hours_done) / skill.hours) : 0}%` }}
          />
        ))}
      </div>
    </div>
  );
}
