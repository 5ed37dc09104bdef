import Flag from 'lucide-react/icons/flag';
import Lock from 'lucide-react/icons/lock';
import { m } from '#platform/messages/messages.js';
import { formatList } from '#platform/language/format.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Bar } from '#platform/ui/bar.tsx';
import { Card, CardBody, CardFoot } from '#platform/ui/card.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Dial, Points } from '#features/member/fitment/web/index.ts';
import { Tag } from '#platform/ui/tag.tsx';
import { WindingPath, WindingPathStep } from '#platform/ui/winding-path.tsx';
import { Counts } from './counts.tsx';
import { GradeTag } from './grade-tag.tsx';
import type { Plan, PlanSkill } from './queries.ts';
import { stepIconState, stepDateLabel, stopsOf } from './step-labels.tsx';
import { formatStudyTime } from './format-study-time.ts';
import './plan.css';

type PlanStepsProps = { plan: Plan; onOpen: (skill: PlanSkill) => void; onUnlock: () => void };

/** The steps of the plan, one per skill, with the projected score at the end. */
export function PlanSteps({ plan, onOpen, onUnlock }: PlanStepsProps) {
  return (
    <WindingPath>
      {stopsOf(plan).map((skill, index) => (
        <WindingPathStep key={skill.skill_id} state={stepIconState(skill.state)} marker={index + 1}>
          <SkillCard
            skill={skill}
            neededFor={stopsOf(plan).flatMap((other) => (skill.needed_by.includes(other.skill_id) ? [other.skill_name] : []))}
            showCounts={plan.source_type === 'JobApplication'}
            tag={tagOf(plan, skill)}
            pause={plan.pause}
            onPress={() => (skill.locked ? onUnlock() : onOpen(skill))}
          />
        </WindingPathStep>
      ))}
      <WindingPathStep marker={<Icon of={Flag} small />} state={plan.next ? 'ahead' : 'now'}>
        <Goal plan={plan} />
      </WindingPathStep>
    </WindingPath>
  );
}

function tagOf({ purchased }: Plan, { free }: PlanSkill): SkillCardProps['tag'] {
  if (purchased) return null;
  return free ? 'free' : 'unlock';
}

type SkillCardProps = {
  skill: PlanSkill;
  /** The names of the stops that cannot be learnt without it. */
  neededFor: readonly string[];
  showCounts: boolean;
  tag: 'free' | 'unlock' | null;
  pause: Plan['pause'];
  onPress: () => void;
};

function SkillCard({ skill, neededFor, showCounts, tag, pause, onPress }: SkillCardProps) {
  return (
    <Card className={classNames('skill', skill.locked && 'is-locked', skill.state === 'skipped' && 'is-skipped')}>
      <Cover slug={skill.skill_id}>
        {tag === 'free' && <Tag tone="good">{m.roadmaps_free()}</Tag>}
        {tag === 'unlock' && (
          <Tag tone="solid" icon={Lock}>
            {m.roadmaps_unlock()}
          </Tag>
        )}
      </Cover>
      <CardBody>
        <div className="row skill-title">
          <h3 className="card-title">
            <button type="button" className="cover-press" onClick={onPress}>
              {skill.skill_name}
            </button>
          </h3>
          {skill.points > 0 && <Points value={skill.points} />}
        </div>
        <Meta>
          <span>{formatStudyTime(skill.hours, 'narrow')}</span>
          <span className={skill.late ? 'late' : undefined}>{stepDateLabel(skill, pause)}</span>
          {skill.grade && <GradeTag grade={skill.grade} />}
        </Meta>
        {neededFor.length > 0 && <p className="caption muted">{m.roadmaps_why_needed({ names: formatList(neededFor) })}</p>}
        {showCounts && (
          <CardFoot>
            <Counts counts={skill.resource_counts_by_category} />
          </CardFoot>
        )}
        {skill.hours_done > 0 && skill.state !== 'done' && (
          <Bar
            value={skill.hours_done}
            max={skill.hours}
            label={m.roadmaps_hours_done({ done: formatStudyTime(skill.hours_done), total: formatStudyTime(skill.hours) })}
          />
        )}
      </CardBody>
    </Card>
  );
}

function goalTitle({ source_type, projected_score }: Plan): string {
  if (source_type === 'LearningPack') return m.roadmaps_goal_pack();
  return projected_score === null ? m.roadmaps_goal() : m.roadmaps_goal_score({ score: projected_score });
}

function Goal({ plan }: { plan: Plan }) {
  return (
    <div className="skill goal card">
      {plan.projected_score !== null && plan.projected_band && (
        <Dial score={plan.projected_score} band={plan.projected_band} size={140} marks={[]} />
      )}
      <h3 className="card-title">{goalTitle(plan)}</h3>
      <p className="small">{plan.source_type === 'LearningPack' ? m.roadmaps_goal_pack_text() : m.roadmaps_goal_text()}</p>
    </div>
  );
}
