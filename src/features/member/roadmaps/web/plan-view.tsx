import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { ClaimedNote } from './claimed-note.tsx';
import { MoneyBack } from './money-back.tsx';
import { NextStep } from './next-step.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PlanHeader } from './plan-header.tsx';
import { PurchaseBar, PlanPayment } from './plan-payment.tsx';
import { PlanTools } from './plan-tools.tsx';
import { roadmapQuery, useMarkPlanAsRead, type Roadmap } from './queries.ts';
import { SkillPanel } from './skill-panel.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { isSetAside } from './step-labels.tsx';
import { ThisWeek } from './this-week.tsx';
import { useOfflinePage } from './use-offline-page.ts';
import './plan.css';

// Few plans need these at a time.
const PlanChanges = lazy(async () => ({ default: (await import('./plan-changes.tsx')).PlanChanges }));
const NotSold = lazy(async () => ({ default: (await import('./not-sold.tsx')).NotSold }));
const SetAside = lazy(async () => ({ default: (await import('./set-aside.tsx')).SetAside }));

const page = getRouteApi('/$user_id/roadmap/$id');
const MARKER = 'id="roadmap-print"';
const planUrl = (user_id: string, id: string) => urlOf('GET /api/roadmaps/{id}', { params: { id }, query: { user_id } });

/** The whole plan, or the skill that is open according to the URL. */
export function PlanView() {
  const { user_id, id } = page.useParams();
  const { skill: openId } = page.useSearch();
  const navigate = page.useNavigate();
  const { data } = useSuspenseQuery(roadmapQuery(user_id, id));
  const roadmap = data.data;
  const plan = roadmap.attributes;
  const [paying, setPaying] = useState(false);
  useMarkAsRead(roadmap);
  useOfflinePage(MARKER, planUrl(user_id, id), data, openId ?? '');
  const openSkill = plan.skills.find(({ skill_id, locked }) => skill_id === openId && !locked);
  const showSkill = (skill?: string) =>
    navigate({ search: ({ skill: _previous, ...others }) => (skill ? { ...others, skill } : others) });
  // Where the plan is not sold, the offer says what is.
  const unlock = () => {
    if (plan.sale === 'open') setPaying(true);
    else if (plan.job_application_id !== null)
      void navigate({ to: '/plan-offers/$jobApplicationId', params: { jobApplicationId: plan.job_application_id } });
  };
  return (
    <main className="container page-top" id="roadmap-print">
      <OfflineBanner />
      <Breadcrumbs crumbs={[{ label: m.roadmaps_crumb(), render: <Link to="/plans" /> }, { label: plan.subject }]} />
      {openSkill ? (
        <SkillPanel
          key={openSkill.skill_id}
          roadmap={roadmap}
          skill={openSkill}
          onOpen={(skill) => void showSkill(skill.skill_id)}
          onBack={() => void showSkill()}
          onUnlock={unlock}
        />
      ) : (
        <>
          <PlanHeader roadmap={roadmap} />
          <MoneyBack roadmap={roadmap} />
          {plan.sale === 'open' && <PurchaseBar plan={plan} onBuy={() => setPaying(true)} />}
          {plan.sale !== null && plan.sale !== 'open' && (
            <Suspense>
              <NotSold plan={plan} sale={plan.sale} />
            </Suspense>
          )}
          <NextStep roadmap={roadmap} onOpen={(skill) => void showSkill(skill.skill_id)} />
          <ClaimedNote plan={plan} />
          {plan.changes && (
            <Suspense>
              <PlanChanges roadmap={roadmap} changes={plan.changes} />
            </Suspense>
          )}
          <ThisWeek roadmap={roadmap} onOpen={(skillId) => void showSkill(skillId)} />
          <PlanTools roadmap={roadmap} />
          <PlanSteps plan={plan} onOpen={(skill) => void showSkill(skill.skill_id)} onUnlock={unlock} />
          {plan.skills.some(isSetAside) && (
            <Suspense>
              <SetAside roadmap={roadmap} onOpen={(skill) => void showSkill(skill.skill_id)} onUnlock={unlock} />
            </Suspense>
          )}
          {plan.unplanned.length > 0 && (
            <p className="small muted plan-unplanned">{m.roadmaps_unplanned({ names: plan.unplanned.join(', ') })}</p>
          )}
          {plan.purchased && plan.can.change && (
            <p className="small muted no-print">
              <TextLink render={<Link to="/purchases" search={{ item: roadmap.id }} />}>{m.roadmaps_contest()}</TextLink>
            </p>
          )}
        </>
      )}
      <PlanPayment roadmap={roadmap} open={paying} onOpenChange={setPaying} />
    </main>
  );
}

// Marks the plan as read when it is first opened; failures are ignored.
function useMarkAsRead(roadmap: Roadmap) {
  const { mutate } = useMarkPlanAsRead();
  const sent = useRef(false);
  const { id } = roadmap;
  const { read, can } = roadmap.attributes;
  useEffect(() => {
    if (sent.current || read || !can.change) return;
    sent.current = true;
    mutate({ params: { id }, json: {} });
  }, [id, read, can.change, mutate]);
}
