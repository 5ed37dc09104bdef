import Ban from 'lucide-react/icons/ban';
import type { ComponentProps, ReactNode } from 'react';
import {
  FactList,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  ReasonAct,
  type Fact,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatNumber } from '#platform/language/format.ts';
import type { IconShape } from '#platform/ui/icon.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { useDropMail } from './queries.ts';
import '#platform/ui/styles/workspace.css';

/** A change of one thing by its id, which takes a reason; that of a task has the same shape. */
type Change = Pick<ReturnType<typeof useDropMail>, 'error' | 'isPending' | 'reset'> & {
  mutate: (input: { params: { id: string }; json: { reason: string } }, options: { onSuccess: () => void }) => void;
};

/** What a decision is called, and what is said once it is made. */
type Decision = { label: string; title: string; text: string; done: string; change: Change };

type FailedPaneProps<Row extends { id: string }> = {
  of: ResourcePaneProps<Row>;
  title: string;
  list: { to: string; label: string };
  /** Below the title. */
  meta?: ReactNode;
  failure: {
    error: string;
    attempts: number;
    queued_at: string;
    failed_at: string;
    history: ComponentProps<typeof PaneHistory>['entries'];
  };
  facts?: readonly Fact[];
  /** Below the facts. */
  note?: string;
  again: Decision & { icon: IconShape };
  drop: Omit<Decision, 'label'>;
};

/** One thing that was given up: what it is, why it failed, and what to do. */
export function FailedPane<Row extends { id: string }>(props: FailedPaneProps<Row>) {
  const { of, title, list, meta, failure, facts = [], note, again, drop } = props;
  const toast = useToast();
  const decide = ({ change, done }: Pick<Decision, 'change' | 'done'>) => ({
    change,
    onSave: (reason: string) =>
      change.mutate(
        { params: { id: of.id }, json: { reason } },
        {
          onSuccess: () => {
            toast.show(done);
            of.onOpen(undefined);
          },
        },
      ),
  });
  const head = (
    <div className="stack gap-1">
      <h2>{title}</h2>
      {meta}
    </div>
  );
  return (
    <Pane label={title} list={list} {...placeIn(of)} head={head}>
      <div className="work-section">
        <div className="row gap-2">
          <ReasonAct
            {...decide(again)}
            label={again.label}
            icon={again.icon}
            variant="solid"
            title={again.title}
            text={again.text}
          />
          <ReasonAct {...decide(drop)} label={m.system_drop()} icon={Ban} danger title={drop.title} text={drop.text} />
        </div>
      </div>
      <PaneSection title={m.system_error()}>
        <p className="work-error">{failure.error || m.system_no_error()}</p>
      </PaneSection>
      <PaneSection title={m.members_facts()}>
        <FactList
          facts={[
            [m.system_attempts(), formatNumber(failure.attempts)],
            [m.system_queued(), formatDateTime(failure.queued_at)],
            [m.system_failed(), formatDateTime(failure.failed_at)],
            ...facts,
          ]}
        />
        {note && <p className="small muted">{note}</p>}
      </PaneSection>
      <PaneHistory title={m.system_history()} entries={failure.history} />
    </Pane>
  );
}
