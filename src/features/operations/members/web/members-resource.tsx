import { lazy } from 'react';
import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatRelative, formatRupees } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { STATES } from './labels.ts';
import { MemberState } from './member-state.tsx';
import { exportMembers, memberQuery, membersQuery, type MemberItem } from './queries.ts';

const PAISE = 100;

/** The list of members. */
export const MEMBERS: Resource<MemberItem> = {
  path: '/staff/members',
  title: m.members_title,
  lead: m.members_lead,
  query: membersQuery,
  idOf: ({ attributes }) => attributes.slug,
  nameLabel: m.members_member,
  name: ({ attributes: { name, email } }) => ({ text: name, below: email || m.members_no_address() }),
  find: m.members_find,
  facets: [
    {
      name: 'state',
      label: m.members_state,
      options: () => [
        ...Object.entries(STATES).map(([value, { label }]) => ({ value, label: label() })),
        { value: 'staff', label: m.members_state_staff() },
      ],
    },
  ],
  empty: { title: m.members_none, text: m.members_none_text },
  columns: () => [
    {
      id: 'joined',
      header: m.members_joined(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => <span className="nowrap">{formatDate(original.attributes.joined_at)}</span>,
    },
    {
      id: 'seen',
      header: m.members_last_seen(),
      meta: { place: 3, isWideOnly: true },
      cell: ({ row: { original } }) => <LastSeen at={original.attributes.last_seen_at} />,
    },
    {
      id: 'paid',
      header: m.members_paid(),
      meta: { place: 4, isFigure: true },
      cell: ({ row: { original } }) => (original.attributes.paid === 0 ? '–' : formatRupees(original.attributes.paid * PAISE)),
    },
    {
      id: 'state',
      header: m.members_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <MemberState state={original.attributes.state} />,
    },
  ],
  Actions: ExportMembers,
  loadOne: async (client, slug) => (await client.ensureQueryData(memberQuery(slug))).data.attributes.name,
  Pane: lazy(async () => ({ default: (await import('./member-pane.tsx')).MemberPane })),
};

function LastSeen({ at }: { at: string | null }) {
  const now = useNow();
  return <span className="nowrap">{at === null ? m.members_signed_out() : formatRelative(at, now)}</span>;
}

function ExportMembers({ search }: { search: ResourceSearch }) {
  const scopes = useCurrentUser()?.attributes.staff_scopes ?? [];
  if (!scopes.includes('administrator')) return null;
  return <ExportButton load={() => exportMembers(search)} name="members.csv" />;
}
