import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { QUESTION_STATES } from './labels.ts';
import { QuestionStateLabel } from './learning-state.tsx';
import { WorkPane } from './work-pane.tsx';
import { exportWorks, WORK_STATES, workQuery, worksQuery, type WorkItem } from './work-queries.ts';

/** The pieces of work that show a skill. */
export const WORKS: Resource<WorkItem> = {
  path: '/staff/works',
  title: m.learning_works,
  lead: m.learning_works_lead,
  query: worksQuery,
  nameLabel: m.learning_kind_work,
  name: ({ attributes: { title, skill } }) => ({ text: title, below: skill.name }),
  find: m.learning_questions_find,
  facets: [
    {
      name: 'state',
      label: m.content_state,
      options: () =>
        WORK_STATES.map((value) => ({
          value,
          label: value === 'no-hindi' ? m.learning_work_no_hindi() : QUESTION_STATES[value].label(),
        })),
    },
  ],
  empty: { title: m.learning_works_none, text: m.learning_works_none_text },
  columns: () => [
    {
      id: 'state',
      header: m.content_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <QuestionStateLabel question={original.attributes} />,
    },
    {
      id: 'hours',
      header: m.learning_work_hours(),
      meta: { isFigure: true, isWideOnly: true },
      cell: ({ row: { original } }) => formatNumber(original.attributes.hours),
    },
    {
      id: 'reports',
      header: m.learning_reports(),
      meta: { isFigure: true, isWideOnly: true },
      cell: ({ row: { original } }) => formatNumber(original.attributes.reports),
    },
  ],
  Actions: ExportWorks,
  loadOne: async (client, id) => (await client.ensureQueryData(workQuery(id))).data.attributes.title,
  Pane: WorkPane,
};

function ExportWorks({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportWorks(search)} name="pieces-of-work.csv" />;
}
