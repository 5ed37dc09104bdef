import { formStatusLabel } from '#features/member/program-applications/web/index.ts';
import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { FORM_STATUSES } from './labels.ts';
import { ProgramFormPane } from './program-form-pane.tsx';
import { exportForms, formQuery, formsQuery, type FormItem } from './queries.ts';
import { FormStatusLabel } from './states.tsx';

/** The applications for programs. */
export const PROGRAM_FORMS: Resource<FormItem> = {
  path: '/staff/program-applications',
  title: m.support_forms,
  lead: m.support_forms_lead,
  query: formsQuery,
  nameLabel: m.support_applicant,
  name: ({ attributes: { member, title } }) => ({ text: member.name, below: title }),
  find: m.support_forms_find,
  facets: [
    {
      name: 'state',
      label: m.members_state,
      options: () => FORM_STATUSES.map((value) => ({ value, label: formStatusLabel(value) })),
      any: m.support_forms_waiting,
    },
  ],
  empty: { title: m.support_forms_none, text: m.support_forms_none_text },
  columns: () => [
    {
      id: 'provider',
      header: m.support_provider(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => original.attributes.provider,
    },
    {
      id: 'sent',
      header: m.support_sent(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => <span className="nowrap">{formatDateTime(original.attributes.sent_at)}</span>,
    },
    {
      id: 'status',
      header: m.members_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <FormStatusLabel status={original.attributes.status} />,
    },
  ],
  Actions: ExportForms,
  loadOne: async (client, id) => (await client.ensureQueryData(formQuery(id))).data.attributes.member.name,
  Pane: ProgramFormPane,
};

function ExportForms({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportForms(search)} name="program-applications.csv" />;
}
