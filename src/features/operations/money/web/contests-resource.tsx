import { lazy } from 'react';
import { CONTEST_SUBJECTS, contestSubjectLabel } from '#features/base/payments/web/index.ts';
import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatRupees } from '#platform/language/format.ts';
import { CONTEST_LABELS } from './labels.ts';
import { ContestStateLabel } from './purchase-state.tsx';
import { CONTEST_STATES, contestQuery, contestsQuery, exportContests, type ContestItem } from './queries.ts';

const PAISE = 100;

/** What members contest of their purchases. */
export const CONTESTS: Resource<ContestItem> = {
  path: '/staff/contests',
  title: m.money_contests,
  lead: m.money_contests_lead,
  query: contestsQuery,
  nameLabel: m.money_contest,
  name: ({ attributes: { member, about } }) => ({ text: member.name, below: contestSubjectLabel(about) }),
  find: m.money_find,
  facets: [
    {
      name: 'state',
      label: m.members_state,
      options: () =>
        CONTEST_STATES.map((value) => ({ value, label: value === 'all' ? m.staff_any() : CONTEST_LABELS[value].label() })),
      any: m.payments_contest_waits,
    },
    {
      name: 'type',
      label: m.money_contest_about,
      options: () => CONTEST_SUBJECTS.map((value) => ({ value, label: contestSubjectLabel(value) })),
    },
  ],
  empty: { title: m.money_contests_none, text: m.money_contests_none_text },
  columns: () => [
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
      cell: ({ row: { original } }) => <ContestStateLabel state={original.attributes.outcome ?? 'waiting'} />,
    },
    {
      id: 'contested',
      header: m.money_contested(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => <span className="nowrap">{formatDateTime(original.attributes.contested_at)}</span>,
    },
  ],
  Actions: ExportContests,
  loadOne: async (client, id) => (await client.ensureQueryData(contestQuery(id))).data.attributes.member.name,
  Pane: lazy(async () => ({ default: (await import('./contest-pane.tsx')).ContestPane })),
};

function ExportContests({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportContests(search)} name="contests.csv" />;
}
