import { formatRupees } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useRefundPlan, type Plan, type Roadmap } from './queries.ts';
import './plan.css';

/** Says that a plan that was paid for would not be sold now, and gives the money back with one press. */
export function MoneyBack({ roadmap }: { roadmap: Roadmap }) {
  const { money_back: moneyBack, can } = roadmap.attributes;
  const toast = useToast();
  const refund = useRefundPlan(roadmap);
  if (!moneyBack) return null;
  const amount = formatRupees(moneyBack.amount * 100);
  if (moneyBack.status !== 'offered')
    return (
      <div className="no-print my-8">
        <Banner kind={moneyBack.status === 'refund_failed' ? 'warn' : 'good'} live>
          {refundText(moneyBack.status, amount)} {m.roadmaps_money_back_stays()}{' '}
          <TextLink href={moneyBack.payment_path}>{m.roadmaps_money_back_payment()}</TextLink>
        </Banner>
      </div>
    );
  const ask = () =>
    refund.mutate({ params: { id: roadmap.id } }, { onError: (error) => toast.show(error.message, { kind: 'warn' }) });
  return (
    <section className="panel buy-bar no-print" aria-labelledby="money-back">
      <div className="buy-text stack gap-2">
        <h2 id="money-back" className="title-s">
          {m.roadmaps_money_back_title()}
        </h2>
        <p>{m.roadmaps_money_back_text()}</p>
      </div>
      {can.change && (
        <Button variant="quiet" loading={refund.isPending} onClick={ask}>
          {m.roadmaps_money_back_action({ amount })}
        </Button>
      )}
    </section>
  );
}

type RefundStatus = Exclude<NonNullable<Plan['money_back']>['status'], 'offered'>;

function refundText(status: RefundStatus, amount: string): string {
  if (status === 'refunded') return m.payments_status_refunded({ amount });
  if (status === 'refund_failed') return m.payments_status_refund_failed({ amount });
  return m.payments_status_refunding({ amount });
}
