import { useSuspenseQuery } from '@tanstack/react-query';
import ListRestart from 'lucide-react/icons/list-restart';
import type { ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { FailedPane } from './failed-pane.tsx';
import { taskQuery, useDropTask, useRetryTask, type FailedTask } from './queries.ts';

/** One failed task: what it was to do, why it failed, and what to do. */
export function TaskPane(props: ResourcePaneProps<FailedTask>) {
  const { attributes } = useSuspenseQuery(taskQuery(props.id)).data.data;
  const [retry, drop] = [useRetryTask(), useDropTask()];
  return (
    <FailedPane
      of={props}
      title={attributes.name}
      list={{ to: '/staff/tasks', label: m.system_tasks() }}
      failure={attributes}
      facts={attributes.input.map(({ name, value }) => [name, value] as const)}
      again={{
        label: m.system_tasks_retry(),
        icon: ListRestart,
        title: m.system_tasks_retry_title(),
        text: m.system_tasks_retry_text(),
        done: m.system_tasks_retried(),
        change: retry,
      }}
      drop={{
        title: m.system_tasks_drop_title(),
        text: m.system_tasks_drop_text(),
        done: m.system_tasks_dropped(),
        change: drop,
      }}
    />
  );
}
