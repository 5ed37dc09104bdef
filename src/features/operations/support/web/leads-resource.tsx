import { topicName } from '#features/base/leads/web/index.ts';
import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { KIND_LABELS, STATE_LABELS } from './labels.ts';
import { LeadPane } from './lead-pane.tsx';
import { exportLeads, leadQuery, leadsQuery, type LeadItem } from './queries.ts';
import { LeadStateLabel } from './states.tsx';

/** The messages from the site's forms. */
export const LEADS: Resource<LeadItem> = {
  path: '/staff/leads',
  title: m.support_leads,
  lead: m.support_leads_lead,
  query: leadsQuery,
  nameLabel: m.support_sender,
  name: ({ attributes: { name, organisation, email } }) => ({ text: name, below: organisation || email }),
  find: m.support_leads_find,
  facets: [
    {
      name: 'state',
      label: m.members_state,
      options: () => [
        { value: 'answered', label: STATE_LABELS.answered.label() },
        { value: 'closed', label: STATE_LABELS.closed.label() },
        { value: 'suspected', label: m.support_state_suspected() },
        { value: 'all', label: m.staff_any() },
      ],
      any: m.support_state_new,
    },
    {
      name: 'type',
      label: m.support_kind,
      options: () => Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label: label() })),
    },
  ],
  empty: { title: m.support_leads_none, text: m.support_leads_none_text },
  columns: () => [
    {
      id: 'kind',
      header: m.support_kind(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => KIND_LABELS[original.attributes.kind](),
    },
    {
      id: 'topic',
      header: m.support_topic(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => topicName(original.attributes.topic),
    },
    {
      id: 'sent',
      header: m.support_sent(),
      meta: { place: 4 },
      cell: ({ row: { original } }) => <span className="nowrap">{formatDateTime(original.attributes.sent_at)}</span>,
    },
    {
      id: 'state',
      header: m.members_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => (
        <LeadStateLabel state={original.attributes.state} suspected={original.attributes.suspected} />
      ),
    },
  ],
  Actions: ExportLeads,
  loadOne: async (client, id) => (await client.ensureQueryData(leadQuery(id))).data.attributes.name,
  Pane: LeadPane,
};

function ExportLeads({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportLeads(search)} name="leads.csv" />;
}
