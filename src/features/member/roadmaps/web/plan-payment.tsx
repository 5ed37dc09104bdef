import { PaymentDialog, PriceLine, savingOf } from '#features/base/payments/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import type { Plan, Roadmap } from './queries.ts';
import './plan.css';

/** The offer of a plan: the free first skill, the price of the other skills, and the buy button. */
export function PurchaseBar({ plan, onBuy }: { plan: Plan; onBuy: () => void }) {
  const others = plan.skills.filter(({ locked }) => locked).length;
  const saving = savingOf(plan.offer);
  return (
    <section className="panel buy-bar no-print" aria-label={m.roadmaps_full_access()}>
      <div className="buy-text stack gap-2">
        <p className="strong">{m.roadmaps_buy_title({ count: others, price: formatRupees(plan.price * 100) })}</p>
        <p className="small muted">{m.roadmaps_buy_text()}</p>
        <PriceLine price={{ price: plan.price, offer: plan.offer }} />
      </div>
      <Button onClick={onBuy}>{saving === null ? m.roadmaps_get_full() : m.roadmaps_get_full_save({ amount: saving })}</Button>
    </section>
  );
}

type PlanPaymentProps = { roadmap: Roadmap; open: boolean; onOpenChange: (open: boolean) => void };

/** The payment dialog of a plan. */
export function PlanPayment({ roadmap, open, onOpenChange }: PlanPaymentProps) {
  const plan = roadmap.attributes;
  const job = plan.job?.data.attributes;
  return (
    <PaymentDialog
      open={open}
      onOpenChange={onOpenChange}
      product={{
        name: m.roadmaps_product(),
        shown: { price: plan.price, offer: plan.offer },
        purchasableType: 'Roadmap',
        purchasableId: roadmap.id,
        event: { action: 'roadmap-payment', ...(job && { type: 'job', id: job.slug }) },
        benefits: [
          m.roadmaps_buy_point_skills({ count: plan.skill_count }),
          m.roadmaps_buy_point_pdf(),
          m.roadmaps_buy_point_progress(),
        ],
      }}
    />
  );
}
