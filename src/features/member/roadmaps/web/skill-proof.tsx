import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Flag from 'lucide-react/icons/flag';
import ListChecks from 'lucide-react/icons/list-checks';
import type { ReactNode } from 'react';
import { Points } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime } from '#platform/language/format.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import { formatStudyTime } from './format-study-time.ts';
import { checkQuery, type Check, type PlanSkill } from './queries.ts';
import './plan.css';

/** The check and the piece of work of a step, with what the member has done of them. */
export function SkillProof({ skill }: { skill: PlanSkill }) {
  const check = useQuery(checkQuery(skill.skill_id)).data?.data.attributes;
  if (!check) return null;
  return (
    <section className="panel stack no-print gap-4" aria-labelledby="prove">
      <h2 id="prove" className="part-title">
        {m.roadmaps_prove_title()}
      </h2>
      {check.check && <CheckLine skillId={skill.skill_id} check={check} facts={check.check} />}
      {check.work && <WorkLine skillId={skill.skill_id} check={check} work={check.work} />}
      {check.grade === null && <p className="small muted">{m.roadmaps_prove_claimed()}</p>}
    </section>
  );
}

type LineProps = { skillId: string; check: Check };

function CheckLine({ skillId, check, facts }: LineProps & { facts: NonNullable<Check['check']> }) {
  const { passed_at, again_at, running, gain } = check;
  const state = () => {
    if (passed_at) return m.roadmaps_prove_check_passed({ date: formatDate(passed_at, 'full') });
    if (again_at) return m.roadmaps_prove_check_again({ time: formatDateTime(again_at) });
    return m.roadmaps_prove_check_known();
  };
  const action = () => {
    if (passed_at || again_at) return m.roadmaps_prove_check_open();
    return running ? m.roadmaps_prove_check_resume() : m.roadmaps_prove_check_take();
  };
  return (
    <ProofLine
      icon={ListChecks}
      title={m.roadmaps_prove_check()}
      points={gain?.checked ?? 0}
      facts={m.roadmaps_prove_check_facts({ count: facts.drawn, minutes: facts.minutes, from: facts.pass_from })}
      state={state()}
    >
      <ButtonLink
        variant={passed_at || again_at ? 'quiet' : 'solid'}
        small
        render={<Link to="/checks/$skill_id" params={{ skill_id: skillId }} />}
      >
        {action()}
      </ButtonLink>
    </ProofLine>
  );
}

function WorkLine({ skillId, check, work }: LineProps & { work: NonNullable<Check['work']> }) {
  const { shown, gain } = check;
  return (
    <ProofLine
      icon={Flag}
      title={<span lang={foreignLanguageTag(work.title)}>{m.roadmaps_prove_work({ title: work.title })}</span>}
      points={gain?.shown ?? 0}
      facts={m.roadmaps_prove_work_facts({ hours: formatStudyTime(work.hours) })}
      state={shown?.complete ? m.roadmaps_prove_work_shown({ date: formatDate(shown.shown_at, 'full') }) : ''}
    >
      <ButtonLink variant="quiet" small render={<Link to="/checks/$skill_id" params={{ skill_id: skillId }} hash="work" />}>
        {shown ? m.roadmaps_prove_work_open() : m.roadmaps_prove_work_do()}
      </ButtonLink>
    </ProofLine>
  );
}

type ProofLineProps = {
  icon: IconShape;
  title: ReactNode;
  points: number;
  facts: string;
  state: string;
  children: ReactNode;
};

const ProofLine = ({ icon, title, points, facts, state, children }: ProofLineProps) => (
  <div className="proof-line">
    <Icon of={icon} />
    <div className="stack min-w-0 gap-0.5">
      <h3 className="proof-title">
        {title} {points > 0 && <Points value={points} />}
      </h3>
      <p className="small muted">{facts}</p>
      {state && <p className="small">{state}</p>}
    </div>
    {children}
  </div>
);
