import { lazy } from 'react';
import { ExportButton, StateLabel, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import { daysLabel, OFFER_STATES, PRODUCTS } from './offer-labels.ts';
import { NewOffer } from './offer-acts.tsx';
import { PricesToday } from './prices-today.tsx';
import { exportOffers, offerQuery, offersQuery, pricesQuery, type OfferItem } from './queries.ts';

const PAISE = 100;

/** Prices that are lowered for some days. */
export const OFFERS: Resource<OfferItem> = {
  path: '/staff/offers',
  title: m.money_offers,
  lead: m.money_offers_lead,
  query: offersQuery,
  nameLabel: m.money_offer_product,
  name: ({ attributes }) => ({ text: PRODUCTS[attributes.product](), below: daysLabel(attributes) }),
  facets: [
    {
      name: 'state',
      label: m.members_state,
      options: () => Object.entries(OFFER_STATES).map(([value, { label }]) => ({ value, label: label() })),
    },
    {
      name: 'type',
      label: m.money_offer_product,
      options: () => Object.entries(PRODUCTS).map(([value, label]) => ({ value, label: label() })),
    },
  ],
  empty: { title: m.money_offers_none, text: m.money_offers_none_text },
  columns: () => [
    {
      id: 'price',
      header: m.money_offer_price(),
      meta: { place: 3, isFigure: true },
      cell: ({ row: { original } }) => <b>{formatRupees(original.attributes.price * PAISE)}</b>,
    },
    {
      id: 'state',
      header: m.members_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <OfferState state={original.attributes.state} />,
    },
  ],
  Actions: OffersActions,
  Above: PricesToday,
  loadOne: async (client, id) => {
    void client.prefetchQuery(pricesQuery());
    return PRODUCTS[(await client.ensureQueryData(offerQuery(id))).data.attributes.product]();
  },
  Pane: lazy(async () => ({ default: (await import('./offer-pane.tsx')).OfferPane })),
};

function OfferState({ state }: { state: OfferItem['attributes']['state'] }) {
  const { label, tone, icon } = OFFER_STATES[state];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}

function OffersActions({ search }: { search: ResourceSearch }) {
  return (
    <>
      <ExportButton load={() => exportOffers(search)} name="offers.csv" />
      <NewOffer />
    </>
  );
}
