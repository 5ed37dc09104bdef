import Flag from 'lucide-react/icons/flag';
import History from 'lucide-react/icons/history';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Scale from 'lucide-react/icons/scale';
import Sparkles from 'lucide-react/icons/sparkles';
import { OfferTerms, PriceLine, savingOf } from '#features/base/payments/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { PlanButton } from './plan-button.tsx';
import type { Fitment, FitmentFacts } from './queries.ts';
import { ReportSketch } from './report-sketch.tsx';
import { useReportPayment } from './use-report-payment.tsx';
import './free-look.css';

const CONTENTS = [
  { icon: ListOrdered, title: m.fitment_opens_points, text: m.fitment_opens_points_text },
  { icon: Quote, title: m.fitment_opens_pairs, text: m.fitment_opens_pairs_text },
  { icon: Sparkles, title: m.fitment_opens_whatif, text: m.fitment_opens_whatif_text },
  { icon: Flag, title: m.fitment_opens_corrections, text: m.fitment_opens_corrections_text },
  { icon: History, title: m.fitment_opens_history, text: m.fitment_opens_history_text },
  { icon: RotateCw, title: m.fitment_opens_again, text: m.fitment_opens_again_text },
];

/** What the report opens, when it is not needed, and its price. */
export function ReportOffer({ fitment, rows, planAction }: { fitment: Fitment; rows: number; planAction: string }) {
  const facts = fitment.attributes;
  const payment = useReportPayment(fitment, rows);
  const price = formatRupees(facts.total_price * 100);
  const saving = savingOf(facts.offer);
  return (
    <section className="panel report-offer" aria-labelledby="buy">
      <div className="buy-contents stack items-center gap-x-10 gap-y-5">
        <div className="stack gap-4">
          <h2 id="buy">{m.fitment_opens({ price })}</h2>
          <ReportSketch />
        </div>
        <ul className="opens">
          {CONTENTS.map(({ icon, title, text }) => (
            <li key={title({ count: rows })}>
              <Icon of={icon} />
              <span>
                <strong>{title({ count: rows })}</strong>
                <span className="small muted">{text()}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="honest">
        <Icon of={Scale} />
        <p>
          <strong>{m.fitment_may_not_need()}</strong>{' '}
          {facts.considered ? m.fitment_may_not_need_considered() : m.fitment_may_not_need_text({ company: facts.company_name })}
        </p>
      </div>
      <div className="pay">
        <div className="stack gap-1">
          <PriceLine price={{ price: facts.total_price, offer: facts.offer }} />
          <p className="small muted">{m.fitment_buy_how()}</p>
        </div>
        <Button onClick={payment.open}>
          {saving === null ? m.fitment_buy_action() : m.fitment_buy_action_save({ amount: saving })}
        </Button>
      </div>
      <PlanOffer facts={facts} action={planAction} />
      {payment.dialog}
    </section>
  );
}

function PlanOffer({ facts, action }: { facts: FitmentFacts; action: string }) {
  return (
    <div className="plan-offer">
      <div className="stack gap-1">
        <h3>{m.fitment_plan_title()}</h3>
        <p className="small muted">{m.fitment_plan_text({ price: formatRupees(facts.plan_price * 100) })}</p>
        <OfferTerms offer={facts.plan_offer} />
      </div>
      <PlanButton facts={facts} quiet>
        {action}
      </PlanButton>
    </div>
  );
}
