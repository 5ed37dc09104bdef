import { lazy } from 'react';
import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatRupees } from '#platform/language/format.ts';
import { STATE_LABELS } from './labels.ts';
import { PurchaseStateLabel } from './purchase-state.tsx';
import { exportPurchases, purchaseQuery, purchasesQuery, STATES, type PurchaseItem } from './queries.ts';

const PAISE = 100;

/** The list of all purchases. */
export const PURCHASES: Resource<PurchaseItem> = {
  path: '/staff/purchases',
  title: m.money_purchases,
  lead: m.money_purchases_lead,
  query: purchasesQuery,
  nameLabel: m.money_purchase,
  name: ({ attributes: { member, txnid } }) => ({ text: member.name, below: txnid }),
  find: m.money_find,
  facets: [
    {
      name: 'state',
      label: m.members_state,
      options: () => STATES.map((value) => ({ value, label: STATE_LABELS[value].label() })),
    },
  ],
  empty: { title: m.money_none, text: m.money_none_text },
  columns: () => [
    {
      id: 'what',
      header: m.money_what(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => original.attributes.title,
    },
    {
      id: 'amount',
      header: m.money_amount(),
      meta: { place: 4, isFigure: true },
      cell: ({ row: { original } }) => <b>{formatRupees(original.attributes.amount * PAISE)}</b>,
    },
    {
      id: 'state',
      header: m.members_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <PurchaseStateLabel state={original.attributes.state} />,
    },
    {
      id: 'created',
      header: m.money_created(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => <span className="nowrap">{formatDateTime(original.attributes.created_at)}</span>,
    },
  ],
  Actions: ExportPurchases,
  loadOne: async (client, id) => (await client.ensureQueryData(purchaseQuery(id))).data.attributes.txnid,
  Pane: lazy(async () => ({ default: (await import('./purchase-pane.tsx')).PurchasePane })),
};

function ExportPurchases({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportPurchases(search)} name="purchases.csv" />;
}
