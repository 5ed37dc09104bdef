import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { PaymentDialog, PriceLine, savingOf } from '#features/base/payments/web/index.ts';
import { mutation } from '#platform/browser/queries.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { planOfApplicationQuery, type Choice, type Offer } from './queries.ts';
import './offer.css';

/** The price, and the ways on: unlock the plan, or begin with its first stop, which is free. */
export function BuyPlan({ offer, choice, isStale }: { offer: Offer; choice: Choice; isStale: boolean }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const existing = useQuery(planOfApplicationQuery(offer.job_application_id));
  const [payingId, setPayingId] = useState<string | null>(null);
  const generate = useMutation(mutation('POST /api/roadmaps/by_source'));
  const create = (onCreated: (plan: { id: string; userSlug: string }) => void) =>
    generate.mutate(
      {
        query: {
          source_type: 'JobApplication',
          source_id: offer.job_application_id,
          aim: choice.aim,
          skill_ids: choice.skills,
          hours_per_week: choice.hours,
        },
      },
      {
        onSuccess: ({ data }) => {
          recordEvent({ actionable_action: 'roadmap', actionable_type: 'job', actionable_id: offer.job_slug });
          void client.invalidateQueries({ queryKey: planOfApplicationQuery(offer.job_application_id).queryKey });
          onCreated({ id: data.id, userSlug: data.attributes.user_slug });
        },
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  const open = ({ id, userSlug }: { id: string; userSlug: string }) => void navigate({ href: `/${userSlug}/roadmap/${id}` });
  const bought = existing.data?.data;
  if (bought?.attributes.purchased)
    return (
      <section className="buy-plan">
        <Button onClick={() => open({ id: bought.id, userSlug: bought.attributes.user_slug })}>{m.plan_offers_open()}</Button>
      </section>
    );
  const shown = { price: offer.price, offer: offer.offer };
  const saving = savingOf(offer.offer);
  return (
    <section className="buy-plan">
      <div className="stack gap-1">
        <PriceLine price={shown} />
        <p className="small muted">{m.plan_offers_price_text()}</p>
      </div>
      <div className="buy-buttons">
        <Button loading={generate.isPending} disabled={isStale} onClick={() => create(({ id }) => setPayingId(id))}>
          {saving === null ? m.plan_offers_unlock() : m.plan_offers_unlock_save({ amount: saving })}
        </Button>
        <Button variant="quiet" disabled={generate.isPending || isStale} onClick={() => create(open)}>
          {m.plan_offers_start()}
        </Button>
      </div>
      {payingId !== null && (
        <PaymentDialog
          open
          onOpenChange={(isOpen) => !isOpen && setPayingId(null)}
          product={{
            name: m.roadmaps_product(),
            shown,
            purchasableType: 'Roadmap',
            purchasableId: payingId,
            event: { action: 'roadmap-payment', type: 'job', id: offer.job_slug },
            benefits: [
              m.roadmaps_buy_point_skills({ count: offer.stops.length }),
              m.roadmaps_buy_point_pdf(),
              m.roadmaps_buy_point_progress(),
            ],
          }}
        />
      )}
    </section>
  );
}
