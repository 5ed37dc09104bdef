import { Link } from '@tanstack/react-router';
import Flag from 'lucide-react/icons/flag';
import ListChecks from 'lucide-react/icons/list-checks';
import type { ReactNode } from 'react';
import { Points } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime, formatHours } from '#platform/language/format.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import { PathStep } from '#platform/ui/path.tsx';
import { formatStudyTime } from './format-study-time.ts';
import type { Check } from './queries.ts';
import './stop.css';

type ProofProps = { skillId: string; check: Check };

/** The check and the piece of work as the last steps of a stop, with what the member has done of them. */
export const ProofSteps = ({ skillId, check }: ProofProps) => (
  <>
    {check.check && <CheckStep skillId={skillId} check={check} facts={check.check} />}
    {check.work && <WorkStep skillId={skillId} check={check} work={check.work} />}
  </>
);

function CheckStep({ skillId, check, facts }: ProofProps & { facts: NonNullable<Check['check']> }) {
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
    <ProofStep
      icon={ListChecks}
      isDone={passed_at !== null}
      title={m.roadmaps_prove_check()}
      hours={null}
      points={gain?.checked ?? 0}
      facts={m.roadmaps_prove_check_facts({ count: facts.drawn, minutes: facts.minutes, from: facts.pass_from })}
      state={state()}
    >
      <ButtonLink variant="quiet" small render={<Link to="/checks/$skill_id" params={{ skill_id: skillId }} />}>
        {action()}
      </ButtonLink>
    </ProofStep>
  );
}

function WorkStep({ skillId, check, work }: ProofProps & { work: NonNullable<Check['work']> }) {
  const { shown, gain, grade } = check;
  return (
    <ProofStep
      icon={Flag}
      isDone={shown?.complete === true}
      title={<span lang={foreignLanguageTag(work.title)}>{m.roadmaps_prove_work({ title: work.title })}</span>}
      hours={work.hours}
      points={gain?.shown ?? 0}
      facts={m.roadmaps_prove_work_facts({ hours: formatStudyTime(work.hours) })}
      state={
        shown?.complete
          ? m.roadmaps_prove_work_shown({ date: formatDate(shown.shown_at, 'full') })
          : grade === null
            ? m.roadmaps_prove_claimed()
            : ''
      }
    >
      <ButtonLink variant="quiet" small render={<Link to="/checks/$skill_id" params={{ skill_id: skillId }} hash="work" />}>
        {shown ? m.roadmaps_prove_work_open() : m.roadmaps_prove_work_do()}
      </ButtonLink>
    </ProofStep>
  );
}

type ProofStepProps = {
  icon: IconShape;
  isDone: boolean;
  title: ReactNode;
  hours: number | null;
  points: number;
  facts: string;
  state: string;
  children: ReactNode;
};

const ProofStep = ({ icon, isDone, title, hours, points, facts, state, children }: ProofStepProps) => (
  <PathStep state={isDone ? 'done' : 'ahead'} marker={<Icon of={icon} small />}>
    <div className="stack min-w-0 gap-1">
      <div className="stop-line">
        <h3 className="proof-name">
          {title} {points > 0 && <Points value={points} />}
        </h3>
        {hours !== null && <span className="small muted">{formatHours(hours, 'narrow')}</span>}
      </div>
      <p className="small muted">{facts}</p>
      {state && <p className="small">{state}</p>}
      <div className="row no-print part-tools">{children}</div>
    </div>
  </PathStep>
);
