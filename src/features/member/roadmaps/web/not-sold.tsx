import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';
import type { Plan } from './queries.ts';
import './plan.css';

type NotSoldProps = { plan: Plan; sale: Exclude<NonNullable<Plan['sale']>, 'open'> };

/** Says why a plan cannot be bought now, and leads to what helps instead. */
export function NotSold({ plan, sale }: NotSoldProps) {
  return (
    <section className="panel buy-bar no-print" aria-labelledby="not-sold">
      <div className="buy-text stack gap-2">
        <h2 id="not-sold" className="title-s">
          {m.roadmaps_not_sold_title()}
        </h2>
        <p>{TEXTS[sale]()}</p>
      </div>
      {plan.job_application_id !== null && (
        <ButtonLink
          variant="quiet"
          render={<Link to="/plan-offers/$jobApplicationId" params={{ jobApplicationId: plan.job_application_id }} />}
        >
          {sale === 'falls_short' ? m.roadmaps_not_sold_now() : m.roadmaps_not_sold_instead()}
        </ButtonLink>
      )}
    </section>
  );
}

const TEXTS = {
  not_needed: m.roadmaps_not_sold_not_needed,
  out_of_reach: m.roadmaps_not_sold_out_of_reach,
  falls_short: m.roadmaps_not_sold_falls_short,
};
