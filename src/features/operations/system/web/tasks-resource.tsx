import ListRestart from 'lucide-react/icons/list-restart';
import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { AgainForAll } from './again-for-all.tsx';
import { TaskPane } from './task-pane.tsx';
import { exportTasks, taskQuery, tasksQuery, useRetryAllTasks, type FailedTask } from './queries.ts';
import { When } from './when.tsx';

/** The background tasks that failed at every attempt. */
export const TASKS: Resource<FailedTask> = {
  path: '/staff/tasks',
  title: m.system_tasks,
  lead: m.system_tasks_lead,
  query: tasksQuery,
  nameLabel: m.system_task,
  name: ({ attributes: { name, error } }) => ({ text: name, below: error.split('\n')[0] ?? '' }),
  find: m.system_tasks_find,
  facets: [
    {
      name: 'state',
      label: m.system_failed,
      options: () => [
        { value: 'day', label: m.system_tasks_day() },
        { value: 'earlier', label: m.system_tasks_earlier() },
      ],
    },
  ],
  empty: { title: m.system_tasks_none, text: m.system_tasks_none_text },
  columns: () => [
    {
      id: 'attempts',
      header: m.system_attempts(),
      meta: { isFigure: true, isWideOnly: true },
      cell: ({ row: { original } }) => formatNumber(original.attributes.attempts),
    },
    {
      id: 'queued',
      header: m.system_queued(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => <When at={original.attributes.queued_at} />,
    },
    {
      id: 'when',
      header: m.system_failed(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <When at={original.attributes.failed_at} />,
    },
  ],
  Actions: TaskActions,
  loadOne: async (client, id) => (await client.ensureQueryData(taskQuery(id))).data.attributes.name,
  Pane: TaskPane,
};

function TaskActions({ search, total }: { search: ResourceSearch; total: number | undefined }) {
  return (
    <>
      <AgainForAll
        total={total}
        label={m.system_tasks_retry_all()}
        icon={ListRestart}
        title={m.system_tasks_retry_all_title()}
        text={m.system_tasks_retry_text()}
        done={(count) => m.system_tasks_retried_all({ count, shown: formatNumber(count) })}
        change={useRetryAllTasks()}
      />
      <ExportButton load={() => exportTasks(search)} name="tasks.csv" />
    </>
  );
}
