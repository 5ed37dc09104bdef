import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import ListChecks from 'lucide-react/icons/list-checks';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { Points } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatHours, formatNumber } from '#platform/language/format.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Ring } from '#platform/ui/ring.tsx';
import { formatStudyTime } from './format-study-time.ts';
import { GradeTag } from './grade-tag.tsx';
import { checkQuery, type Check, type Plan, type PlanSkill } from './queries.ts';
import { providerName } from './resource-facts.tsx';
import { stepDateLabel } from './step-labels.tsx';
import './stop.css';

type StopProps = { plan: Plan; skill: PlanSkill };
type StopHeadProps = StopProps & { onOpen: (skill: PlanSkill) => void; onBack: () => void };

/** The name of a stop, its hours and date, how much is done, and what to do next. */
export function StopHead({ plan, skill, onOpen, onBack }: StopHeadProps) {
  return (
    <header className="stack gap-4">
      <div className="row skill-head">
        <div className="stack gap-2">
          <h1 id="skill-name" className="skill-name" tabIndex={-1}>
            {skill.skill_name}
          </h1>
          <p className="muted">
            {m.roadmaps_skill_facts({ hours: formatStudyTime(skill.hours), when: stepDateLabel(skill, plan.pause) })}{' '}
            {skill.points > 0 && (
              <>
                {m.roadmaps_worth()} <Points value={skill.points} />
              </>
            )}
          </p>
          {skill.grade && <GradeTag grade={skill.grade} />}
          <p>{skill.summary}</p>
        </div>
        <Ring
          value={skill.hours_done}
          max={skill.hours}
          size={76}
          label={m.roadmaps_hours_done({ done: formatHours(skill.hours_done), total: formatHours(skill.hours) })}
        >
          {`${formatNumber(skill.hours_done)}/${formatHours(skill.hours, 'narrow')}`}
        </Ring>
      </div>
      {plan.can.change && plan.source_type === 'JobApplication' && skill.path.length > 0 && skill.state !== 'skipped' && (
        <NextAction plan={plan} skill={skill} onOpen={onOpen} onBack={onBack} />
      )}
    </header>
  );
}

// The first part that is open, then the check, then the piece of work, then the next stop.
function NextAction({ plan, skill, onOpen, onBack }: StopHeadProps) {
  const check = useQuery(checkQuery(skill.skill_id)).data?.data.attributes;
  const part = skill.path.find(({ done }) => !done);
  if (part && skill.state !== 'done')
    return (
      <Action
        title={<span className="sentence">{part.teaches.join('; ')}</span>}
        text={m.roadmaps_next_part({ hours: formatHours(part.hours), provider: providerName(part.resource) })}
      >
        <ButtonLink icon={Play} href={part.resource.url} target="_blank" rel="noopener noreferrer">
          {skill.hours_done > 0 ? m.roadmaps_go_on() : m.roadmaps_start()}
        </ButtonLink>
      </Action>
    );
  if (!check) return null;
  if (isCheckOpen(check)) return <CheckAction skillId={skill.skill_id} check={check} />;
  if (check.work && !check.shown?.complete) return <WorkAction skillId={skill.skill_id} check={check} title={check.work.title} />;
  const next = plan.skills.find(({ state, locked, skill_id }) => state === 'now' && !locked && skill_id !== skill.skill_id);
  return next ? (
    <Action title={next.skill_name} text={m.roadmaps_next_stop()}>
      <Button onClick={() => onOpen(next)}>{m.roadmaps_go_on()}</Button>
    </Action>
  ) : (
    <Action title={m.roadmaps_next_plan()} text="">
      <Button variant="quiet" onClick={onBack}>
        {m.roadmaps_to_plan()}
      </Button>
    </Action>
  );
}

const isCheckOpen = ({ check, passed_at, again_at }: Check): boolean => check !== null && !passed_at && !again_at;

const CheckAction = ({ skillId, check: { check, running } }: { skillId: string; check: Check }) => (
  <Action
    title={m.roadmaps_prove_check()}
    text={check ? m.roadmaps_prove_check_facts({ count: check.drawn, minutes: check.minutes, from: check.pass_from }) : ''}
  >
    <ButtonLink icon={ListChecks} render={<Link to="/checks/$skill_id" params={{ skill_id: skillId }} />}>
      {running ? m.roadmaps_prove_check_resume() : m.roadmaps_prove_check_take()}
    </ButtonLink>
  </Action>
);

const WorkAction = ({ skillId, check, title }: { skillId: string; check: Check; title: string }) => (
  <Action
    title={title}
    text={
      check.again_at && !check.passed_at
        ? m.roadmaps_next_again({ time: formatDateTime(check.again_at) })
        : m.roadmaps_next_work()
    }
  >
    <ButtonLink icon={Flag} render={<Link to="/checks/$skill_id" params={{ skill_id: skillId }} hash="work" />}>
      {check.shown ? m.roadmaps_prove_work_open() : m.roadmaps_prove_work_do()}
    </ButtonLink>
  </Action>
);

const Action = ({ title, text, children }: { title: ReactNode; text: string; children: ReactNode }) => (
  <div className="stop-next no-print">
    {children}
    <p className="small">
      <strong>{title}</strong>
      <br />
      <span className="muted">{text}</span>
    </p>
  </div>
);
