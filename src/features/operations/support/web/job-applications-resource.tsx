import { statusLabel } from '#features/catalogue/jobs/web/index.ts';
import { ExportButton, StateLabel, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import {
  APPLICATION_STATUSES,
  exportJobApplications,
  jobApplicationQuery,
  jobApplicationsQuery,
  type JobApplicationItem,
} from './job-application-queries.ts';
import { JobApplicationPane } from './job-application-pane.tsx';
import { APPLICATION_LOOKS } from './labels.ts';

/** The applications for jobs. */
export const JOB_APPLICATIONS: Resource<JobApplicationItem> = {
  path: '/staff/job-applications',
  title: m.support_job_applications,
  lead: m.support_job_applications_lead,
  query: jobApplicationsQuery,
  nameLabel: m.support_applicant,
  name: ({ attributes: { member, title } }) => ({ text: member.name, below: title }),
  find: m.support_job_applications_find,
  facets: [
    {
      name: 'state',
      label: m.members_state,
      options: () => APPLICATION_STATUSES.map((value) => ({ value, label: statusLabel(value) })),
      any: m.support_forms_waiting,
    },
  ],
  empty: { title: m.support_forms_none, text: m.support_job_applications_none_text },
  columns: () => [
    {
      id: 'company',
      header: m.listings_company(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => original.attributes.company.name,
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
      cell: ({ row: { original } }) => (
        <StateLabel {...APPLICATION_LOOKS[original.attributes.status]}>{statusLabel(original.attributes.status)}</StateLabel>
      ),
    },
  ],
  Actions: ExportApplications,
  loadOne: async (client, id) => (await client.ensureQueryData(jobApplicationQuery(id))).data.attributes.member.name,
  Pane: JobApplicationPane,
};

function ExportApplications({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportJobApplications(search)} name="job-applications.csv" />;
}
