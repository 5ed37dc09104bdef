import { useSuspenseQuery } from '@tanstack/react-query';
import ListRestart from 'lucide-react/icons/list-restart';
import Ban from 'lucide-react/icons/ban';
import { Pane, PaneSection, placeIn, ReasonAct, type ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatNumber } from '#platform/language/format.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { taskQuery, useDropTask, useRetryTask, type FailedTask } from './queries.ts';
import '#platform/ui/styles/workspace.css';

/** One failed task: what it was to do, why it failed, and what to do. */
export function TaskPane(props: ResourcePaneProps<FailedTask>) {
  const { attributes } = useSuspenseQuery(taskQuery(props.id)).data.data;
  const { name, error, input, attempts, queued_at, failed_at } = attributes;
  const facts = [
    [m.system_attempts(), formatNumber(attempts)],
    [m.system_queued(), formatDateTime(queued_at)],
    [m.system_failed(), formatDateTime(failed_at)],
    ...input.map((field) => [field.name, field.value]),
  ];
  return (
    <Pane label={name} list={{ to: '/staff/tasks', label: m.system_tasks() }} {...placeIn(props)} head={<h2>{name}</h2>}>
      <TaskActs id={props.id} onDone={() => props.onOpen(undefined)} />
      <PaneSection title={m.system_error()}>
        <p className="work-error">{error || m.system_no_error()}</p>
      </PaneSection>
      <PaneSection title={m.members_facts()}>
        <dl className="work-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </PaneSection>
    </Pane>
  );
}

function TaskActs({ id, onDone }: { id: string; onDone: () => void }) {
  const [retry, drop] = [useRetryTask(), useDropTask()];
  const toast = useToast();
  const params = { id };
  const done = (text: string) => ({
    onSuccess: () => {
      toast.show(text);
      onDone();
    },
  });
  return (
    <div className="work-section">
      <div className="row gap-2">
        <ReasonAct
          label={m.system_tasks_retry()}
          icon={ListRestart}
          variant="solid"
          title={m.system_tasks_retry_title()}
          text={m.system_tasks_retry_text()}
          change={retry}
          onSave={(reason) => retry.mutate({ params, json: { reason } }, done(m.system_tasks_retried()))}
        />
        <ReasonAct
          label={m.system_drop()}
          icon={Ban}
          danger
          title={m.system_tasks_drop_title()}
          text={m.system_tasks_drop_text()}
          change={drop}
          onSave={(reason) => drop.mutate({ params, json: { reason } }, done(m.system_tasks_dropped()))}
        />
      </div>
    </div>
  );
}
