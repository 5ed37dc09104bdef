import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { NextStep } from './next-step.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PlanHeader } from './plan-header.tsx';
import { BuyBar, PlanPayment } from './plan-payment.tsx';
import { PlanTools } from './plan-tools.tsx';
import { roadmapQuery, useMarkPlanAsRead, type Roadmap } from './queries.ts';
import { SkillPanel } from './skill-panel.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { useOfflinePage } from './use-offline-page.ts';

const page = getRouteApi('/$user_id/roadmap/$id');
const MARKER = 'id="roadmap-print"';
const planUrl = (user_id: string, id: string) => urlOf('GET /api/roadmaps/{id}', { params: { id }, query: { user_id } });

/** The plan's steps, or the skill opened in the URL. */
export function PlanView() {
  const { user_id, id } = page.useParams();
  const { skill: openId } = page.useSearch();
  const navigate = page.useNavigate();
  const { data } = useSuspenseQuery(roadmapQuery(user_id, id));
  const roadmap = data.data;
  const plan = roadmap.attributes;
  const [paying, setPaying] = useState(false);
  useReadMark(roadmap);
  useOfflinePage(MARKER, planUrl(user_id, id), data, openId ?? '');
  const open = plan.skills.find(({ skill_id, locked }) => skill_id === openId && !locked);
  const show = (skill?: string) => navigate({ search: ({ skill: _before, ...kept }) => (skill ? { ...kept, skill } : kept) });
  return (
    <main className="container page-top" id="roadmap-print">
      <OfflineBanner />
      <Breadcrumbs crumbs={[{ label: m.roadmaps_crumb(), render: <Link to="/plans" /> }, { label: plan.subject }]} />
      {open ? (
        <SkillPanel
          key={open.skill_id}
          roadmap={roadmap}
          skill={open}
          onOpen={(skill) => void show(skill.skill_id)}
          onBack={() => void show()}
          onUnlock={() => setPaying(true)}
        />
      ) : (
        <>
          <PlanHeader roadmap={roadmap} />
          {!plan.purchased && <BuyBar plan={plan} onBuy={() => setPaying(true)} />}
          <NextStep roadmap={roadmap} onOpen={(skill) => void show(skill.skill_id)} />
          <PlanTools roadmap={roadmap} />
          <PlanSteps plan={plan} onOpen={(skill) => void show(skill.skill_id)} onUnlock={() => setPaying(true)} />
          {plan.unplanned.length > 0 && (
            <p className="small muted plan-unplanned">{m.roadmaps_unplanned({ names: plan.unplanned.join(', ') })}</p>
          )}
        </>
      )}
      <PlanPayment roadmap={roadmap} open={paying} onOpenChange={setPaying} />
    </main>
  );
}

/** Marks the plan as read on first opening; failures are ignored. */
function useReadMark(roadmap: Roadmap) {
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
