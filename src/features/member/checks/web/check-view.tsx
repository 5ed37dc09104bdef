import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { CheckIntro } from './check-intro.tsx';
import { CheckNotPassed, CheckPassed } from './check-result.tsx';
import { CheckSteps } from './check-steps.tsx';
import { checkQuery, useRefreshCheck, useStartAttempt, type Attempt, type Check } from './queries.ts';
import { Quiz } from './quiz.tsx';
import { WorkPanel } from './work-panel.tsx';
import './checks.css';

const page = getRouteApi('/checks/$skill_id');

/** The check of a skill in its state, or the running attempt, and the piece of work. */
export function CheckView() {
  const { skill_id: skillId } = page.useParams();
  const check = useSuspenseQuery(checkQuery(skillId)).data.data.attributes;
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const refresh = useRefreshCheck(skillId);
  const start = useStartAttempt();
  const toast = useToast();
  const begin = () =>
    start.mutate(
      { params: { skill_id: skillId }, json: {} },
      {
        onSuccess: ({ data }) => setAttempt(data),
        onError: (error) => {
          toast.show(error.message, { kind: 'warn' });
          void refresh();
        },
      },
    );
  const title = useRef<HTMLHeadingElement>(null);
  const leave = async () => {
    await refresh();
    setAttempt(null);
  };
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!attempt && wasAsked.current) title.current?.focus();
    wasAsked.current = attempt !== null;
  }, [attempt]);
  const here = check.check ? m.checks_crumb() : m.checks_crumb_work();
  return (
    <main className="container page-top stack gap-6">
      <Breadcrumbs
        crumbs={[{ label: check.skill_name, render: <Link to="/skills/$id" params={{ id: skillId }} /> }, { label: here }]}
      />
      {attempt ? (
        <Quiz attempt={attempt} skill={check.skill_name} onLeave={leave} />
      ) : (
        <>
          <header className="row">
            <h1 ref={title} tabIndex={-1} className="check-title">
              {check.check ? m.checks_title({ skill: check.skill_name }) : m.checks_title_work({ skill: check.skill_name })}
            </h1>
            {check.gain && (
              <ButtonLink
                variant="bare"
                icon={ArrowLeft}
                className="push-end"
                render={
                  <Link
                    to="/$user_id/roadmap/$id"
                    params={{ user_id: check.gain.user_slug, id: check.gain.roadmap_id }}
                    search={{ skill: skillId }}
                  />
                }
              >
                {m.checks_to_plan()}
              </ButtonLink>
            )}
          </header>
          <div className="check-columns">
            {check.check && <CheckState skillId={skillId} check={check} starting={start.isPending} onStart={begin} />}
            <CheckSteps check={check} />
          </div>
          {check.work && <WorkPanel key={check.shown?.shown_at ?? ''} skillId={skillId} check={check} />}
        </>
      )}
    </main>
  );
}

type CheckStateProps = { skillId: string; check: Check; starting: boolean; onStart: () => void };

function CheckState({ skillId, check, starting, onStart }: CheckStateProps) {
  if (check.passed_at) return <CheckPassed skillId={skillId} check={check} />;
  if (check.again_at) return <CheckNotPassed skillId={skillId} check={check} />;
  return <CheckIntro check={check} starting={starting} onStart={onStart} />;
}
