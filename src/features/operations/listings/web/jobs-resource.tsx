import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatNumber } from '#platform/language/format.ts';
import { ORIGIN_LABELS } from './job-fields.ts';
import { JobPane } from './job-pane.tsx';
import { ListingState, stateOptions } from './listing-state.tsx';
import { exportJobs, JOB_ORIGINS, JOB_STATES, jobQuery, jobsQuery, type JobItem } from './queries.ts';

/** The jobs of the catalogue. */
export const JOBS: Resource<JobItem> = {
  path: '/staff/jobs',
  title: m.listings_jobs_title,
  lead: m.listings_jobs_lead,
  query: jobsQuery,
  nameLabel: m.listings_job,
  name: ({ attributes: { title, company } }) => ({ text: title, below: company.name }),
  find: m.listings_jobs_find,
  facets: [
    { name: 'state', label: m.members_state, options: () => stateOptions(JOB_STATES) },
    {
      name: 'type',
      label: m.listings_job_from,
      options: () => JOB_ORIGINS.map((value) => ({ value, label: ORIGIN_LABELS[value]() })),
    },
  ],
  empty: { title: m.listings_jobs_none, text: m.listings_none_text },
  columns: () => [
    {
      id: 'place',
      header: m.listings_place(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => original.attributes.location,
    },
    {
      id: 'entries',
      header: m.listings_applications(),
      meta: { isFigure: true, isWideOnly: true },
      cell: ({ row: { original } }) => formatNumber(original.attributes.entries),
    },
    {
      id: 'posted',
      header: m.listings_posted(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => <span className="nowrap">{formatDate(original.attributes.posted_on)}</span>,
    },
    {
      id: 'state',
      header: m.members_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <ListingState state={original.attributes.state} />,
    },
  ],
  Actions: ExportJobs,
  loadOne: async (client, id) => (await client.ensureQueryData(jobQuery(id))).data.attributes.title,
  Pane: JobPane,
};

function ExportJobs({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportJobs(search)} name="jobs.csv" />;
}
