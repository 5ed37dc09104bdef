import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/accounts/web/index.ts';
import { PaymentDialog } from '#features/payments/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/web/format.ts';
import { pageHead } from '#platform/web/page-head.ts';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { PlanHeader } from './plan-header.tsx';
import { roadmapQuery, useMarkPlanAsRead, type Plan, type Roadmap } from './queries.ts';
import { SkillPanel } from './skill-panel.tsx';
import { SkillWalk } from './skill-walk.tsx';

export const Route = createFileRoute('/$user_id/roadmap/$id')({
  validateSearch: (search: Record<string, unknown>): { skill?: string } =>
    typeof search['skill'] === 'string' ? { skill: search['skill'] } : {},
  loader: async ({ context, params }) => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await context.queryClient.ensureQueryData(roadmapQuery(params.user_id, params.id));
  },
  head: ({ params }) =>
    pageHead({
      title: m.roadmaps_title(),
      description: m.roadmaps_description(),
      path: `/${params.user_id}/roadmap/${params.id}`,
      hidden: true,
    }),
  component: RoadmapPage,
});

function RoadmapPage() {
  const user = useCurrentUser();
  return user ? <PlanView /> : <SignInWall title={m.roadmaps_title()} reason={m.roadmaps_wall()} />;
}

/** The plan: the path, or one of its skills; the open skill stands in the address. */
function PlanView() {
  const { user_id, id } = Route.useParams();
  const { skill: openId } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const { data } = useSuspenseQuery(roadmapQuery(user_id, id));
  const roadmap = data.data;
  const plan = roadmap.attributes;
  const [paying, setPaying] = useState(false);
  useReadMark(roadmap);
  const open = plan.skills.find(({ skill_id, locked }) => skill_id === openId && !locked);
  const show = (skill?: string) => navigate({ search: ({ skill: _before, ...kept }) => (skill ? { ...kept, skill } : kept) });
  const job = plan.job.data.attributes;
  return (
    <main className="container page-top" id="roadmap-print">
      <Breadcrumbs
        crumbs={[
          { label: m.roadmaps_crumb(), render: <Link to="/plans" /> },
          { label: m.roadmaps_crumb_job({ job: job.name, company: job.company_name }) },
        ]}
      />
      {open ? (
        <SkillPanel
          key={open.skill_id}
          roadmap={roadmap}
          skill={open}
          onBack={() => void show()}
          onUnlock={() => setPaying(true)}
        />
      ) : (
        <>
          <PlanHeader roadmap={roadmap} />
          {!plan.purchased && <BuyBar plan={plan} onBuy={() => setPaying(true)} />}
          <SkillWalk plan={plan} onOpen={(skill) => void show(skill.skill_id)} onUnlock={() => setPaying(true)} />
          {plan.unplanned.length > 0 && (
            <p className="small soft plan-unplanned">{m.roadmaps_unplanned({ names: plan.unplanned.join(', ') })}</p>
          )}
        </>
      )}
      <PlanPayment roadmap={roadmap} open={paying} onOpenChange={setPaying} />
    </main>
  );
}

function BuyBar({ plan, onBuy }: { plan: Plan; onBuy: () => void }) {
  const others = plan.skill_count - 1;
  return (
    <section className="panel buy-bar no-print" aria-label={m.roadmaps_full_access()}>
      <div className="buy-words">
        <p className="strong">{m.roadmaps_buy_title({ count: others, price: formatRupees(plan.price * 100) })}</p>
        <p className="small soft">
          {m.roadmaps_buy_text()} <s>{formatRupees(plan.list_price * 100)}</s>,{' '}
          {m.roadmaps_buy_saving({
            amount: formatRupees((plan.saving_against - plan.price) * 100),
            regular: formatRupees(plan.saving_against * 100),
          })}
        </p>
      </div>
      <Button onClick={onBuy}>{m.roadmaps_get_full()}</Button>
    </section>
  );
}

function PlanPayment({
  roadmap,
  open,
  onOpenChange,
}: {
  roadmap: Roadmap;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const plan = roadmap.attributes;
  return (
    <PaymentDialog
      open={open}
      onOpenChange={onOpenChange}
      product={{
        label: m.roadmaps_product(),
        listPricePaise: plan.list_price * 100,
        pricePaise: plan.price * 100,
        savingPaise: (plan.saving_against - plan.price) * 100,
        purchasableType: 'Roadmap',
        purchasableId: roadmap.id,
        points: [
          m.roadmaps_buy_point_skills({ count: plan.skill_count }),
          m.roadmaps_buy_point_pdf(),
          m.roadmaps_buy_point_progress(),
        ],
      }}
    />
  );
}

/** Opening the plan marks it as read, once; failing at it is not worth a word. */
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
