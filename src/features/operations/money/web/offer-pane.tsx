import { useSuspenseQuery } from '@tanstack/react-query';
import { PriceLine } from '#features/base/payments/web/index.ts';
import {
  FactList,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  StateLabel,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatRupees } from '#platform/language/format.ts';
import { ChangeOffer, EndOffer } from './offer-acts.tsx';
import { daysLabel, OFFER_STATES, PRODUCTS } from './offer-labels.ts';
import { offerQuery, type OfferItem } from './queries.ts';
import '#platform/ui/styles/workspace.css';

const PAISE = 100;

/** One offer: what payers see of it, its facts, and what staff did to it. */
export function OfferPane(props: ResourcePaneProps<OfferItem>) {
  const offer = useSuspenseQuery(offerQuery(props.id)).data.data;
  const { product, price, reference_price, ended_at, shown, state, history, can } = offer.attributes;
  const { label, tone, icon } = OFFER_STATES[state];
  return (
    <Pane
      label={PRODUCTS[product]()}
      list={{ to: '/staff/offers', label: m.money_offers() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{PRODUCTS[product]()}</h2>
          <StateLabel tone={tone} icon={icon}>
            {label()}
          </StateLabel>
        </div>
      }
    >
      {(can.change || can.end) && (
        <div className="work-section">
          <div className="row gap-2">
            {can.change && <ChangeOffer offer={offer} />}
            {can.end && <EndOffer offer={offer} />}
          </div>
        </div>
      )}
      <PaneSection title={m.money_offer_preview()}>
        <PriceLine price={shown} />
      </PaneSection>
      <PaneSection title={m.members_facts()}>
        <FactList
          facts={[
            [m.money_offer_days(), daysLabel(offer.attributes)],
            [m.money_offer_price(), formatRupees(price * PAISE)],
            [m.money_offer_reference_field(), reference_price === null ? '' : formatRupees(reference_price * PAISE)],
            [m.money_offer_ended_early(), ended_at && formatDateTime(ended_at)],
          ]}
        />
      </PaneSection>
      <PaneHistory entries={history} all={offer.id} />
    </Pane>
  );
}
