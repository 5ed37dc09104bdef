import { PaymentDialog } from '#features/base/payments/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import type { Plan, Roadmap } from './queries.ts';
import './plan.css';

/** The offer of a plan: the free first skill, the price of the other skills, and the buy button. */
export function PurchaseBar({ plan, onBuy }: { plan: Plan; onBuy: () => void }) {
  const others = plan.skill_count - 1;
  return (
    <section className="panel buy-bar no-print" aria-label={m.roadmaps_full_access()}>
      <div className="buy-text">
        <p className="strong">{m.roadmaps_buy_title({ count: others, price: formatRupees(plan.price * 100) })}</p>
        <p className="small muted">
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

type PlanPaymentProps = { roadmap: Roadmap; open: boolean; onOpenChange: (open: boolean) => void };

/** The payment dialog of a plan. */
export function PlanPayment({ roadmap, open, onOpenChange }: PlanPaymentProps) {
  const plan = roadmap.attributes;
  return (
    <PaymentDialog
      open={open}
      onOpenChange={onOpenChange}
      product={{
        name: m.roadmaps_product(),
        listPricePaise: plan.list_price * 100,
        pricePaise: plan.price * 100,
        savingPaise: (plan.saving_against - plan.price) * 100,
        purchasableType: 'Roadmap',
        purchasableId: roadmap.id,
        action: 'roadmap-payment',
        benefits: [
          m.roadmaps_buy_point_skills({ count: plan.skill_count }),
          m.roadmaps_buy_point_pdf(),
          m.roadmaps_buy_point_progress(),
        ],
      }}
    />
  );
}
