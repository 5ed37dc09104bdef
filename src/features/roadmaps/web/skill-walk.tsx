import Flag from 'lucide-react/icons/flag';
import Lock from 'lucide-react/icons/lock';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/web/art/cover.tsx';
import { formatDate, formatHours } from '#platform/web/format.ts';
import { Bar } from '#platform/web/ui/bar.tsx';
import { Card, CardBody, CardFoot } from '#platform/web/ui/card.tsx';
import { Dial } from '#platform/web/ui/dial.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Meta } from '#platform/web/ui/meta.tsx';
import { Points } from '#platform/web/ui/points.tsx';
import { Tag } from '#platform/web/ui/tag.tsx';
import { Walk, WalkStop } from '#platform/web/ui/walk.tsx';
import { Counts } from './counts.tsx';
import type { Plan, PlanSkill } from './queries.ts';

type SkillWalkProps = { plan: Plan; onOpen: (skill: PlanSkill) => void; onUnlock: () => void };

/** The plan as a path: one stop per skill, the new score at its end. */
export function SkillWalk({ plan, onOpen, onUnlock }: SkillWalkProps) {
  const current = plan.skills.findIndex((skill) => !isDone(skill));
  return (
    <>
      <h2 className="visually-hidden">{m.roadmaps_skills_in_order()}</h2>
      <Walk>
        {plan.skills.map((skill, index) => (
          <WalkStop key={skill.skill_id} state={isDone(skill) ? 'done' : index === current ? 'now' : 'ahead'} station={index + 1}>
            <SkillCard
              skill={skill}
              tag={plan.purchased ? null : index === 0 ? 'free' : 'unlock'}
              onPress={() => (skill.locked ? onUnlock() : onOpen(skill))}
            />
          </WalkStop>
        ))}
        <WalkStop station={<Icon of={Flag} small />}>
          <Goal plan={plan} />
        </WalkStop>
      </Walk>
    </>
  );
}

const isDone = ({ resources }: PlanSkill) => resources.length > 0 && resources.every(({ done }) => done);

function SkillCard({ skill, tag, onPress }: { skill: PlanSkill; tag: 'free' | 'unlock' | null; onPress: () => void }) {
  return (
    <Card className={skill.locked ? 'skill is-locked' : 'skill'}>
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
          <Points value={skill.points} />
        </div>
        <Meta>
          <span>{formatHours(skill.hours, 'narrow')}</span>
          <span>{m.roadmaps_by({ date: formatDate(skill.due_on, 'short') })}</span>
        </Meta>
        <CardFoot>
          <Counts counts={skill.resource_counts_by_category} />
        </CardFoot>
        {skill.hours_done > 0 && (
          <Bar
            value={skill.hours_done}
            max={skill.hours}
            label={m.roadmaps_hours_done({ done: formatHours(skill.hours_done), total: formatHours(skill.hours) })}
          />
        )}
      </CardBody>
    </Card>
  );
}

function Goal({ plan }: { plan: Plan }) {
  return (
    <div className="skill goal card">
      {plan.projected_score !== null && plan.projected_band && (
        <Dial score={plan.projected_score} band={plan.projected_band} size={140} marks={[]} />
      )}
      <h3 className="card-title">
        {plan.projected_score === null ? m.roadmaps_goal() : m.roadmaps_goal_score({ score: plan.projected_score })}
      </h3>
      <p className="small">{m.roadmaps_goal_text()}</p>
    </div>
  );
}
