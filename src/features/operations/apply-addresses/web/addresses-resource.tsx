import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRelative } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { AddressPane } from './address-pane.tsx';
import { AddressStateLabel, DOMAIN_LABELS, STATE_LABELS } from './address-state.tsx';
import { addressesQuery, addressQuery, exportAddresses, STATES, type AddressItem } from './queries.ts';

/** The addresses to which applications go by e-mail. */
export const ADDRESSES: Resource<AddressItem> = {
  path: '/staff/apply-addresses',
  title: m.apply_addresses_title,
  lead: m.apply_addresses_lead,
  query: addressesQuery,
  nameLabel: m.apply_addresses_address,
  name: ({ attributes: { email, company } }) => ({ text: email, below: company.name }),
  find: m.apply_addresses_find,
  facets: [
    {
      name: 'state',
      label: m.members_state,
      options: () => STATES.map((value) => ({ value, label: value === 'all' ? m.staff_any() : STATE_LABELS[value].label() })),
      any: m.apply_addresses_state_open,
    },
  ],
  empty: { title: m.apply_addresses_none, text: m.apply_addresses_none_text },
  columns: () => [
    {
      id: 'domain',
      header: m.apply_addresses_domain(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => DOMAIN_LABELS[original.attributes.domain](),
    },
    {
      id: 'since',
      header: m.apply_addresses_since(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => <Since at={original.attributes.since} />,
    },
    {
      id: 'state',
      header: m.members_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <AddressStateLabel state={original.attributes.state} />,
    },
  ],
  Actions: ExportAddresses,
  Above: Lead,
  loadOne: async (client, id) => (await client.ensureQueryData(addressQuery(id))).data.attributes.email,
  Pane: AddressPane,
};

function Lead() {
  return <p className="muted">{m.apply_addresses_lead()}</p>;
}

function ExportAddresses({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportAddresses(search)} name="apply-addresses.csv" />;
}

function Since({ at }: { at: string }) {
  const now = useNow();
  return <span className="nowrap">{formatRelative(at, now)}</span>;
}
