import { useSuspenseQuery } from '@tanstack/react-query';
import CircleSlash from 'lucide-react/icons/circle-slash';
import {
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  ReasonAct,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { KINDS, MISTAKE_STATES, REASONS } from './labels.ts';
import { MistakeStateLabel } from './learning-state.tsx';
import { mistakeQuery, questionQuery, useDismissMistake, type MistakeItem, type StaffMistake } from './queries.ts';
import { QuestionActs } from './question-acts.tsx';
import { QuestionView } from './question-view.tsx';
import { reasonFor } from './reason-for.ts';
import { ResourceActs } from './resource-acts.tsx';
import { ResourceFacts } from './resource-pane.tsx';
import { WorkActs } from './work-acts.tsx';
import { WorkTexts } from './work-pane.tsx';
import { workQuery } from './work-queries.ts';
import { resourceQuery } from './resource-queries.ts';
import '#platform/ui/styles/workspace.css';

/** What members report about one thing: what they say, the thing itself, and the answer that all of them read. */
export function MistakePane(props: ResourcePaneProps<MistakeItem>) {
  const mistake = useSuspenseQuery(mistakeQuery(props.id)).data.data;
  const { title, thing_id, kind, skill, outcome, reports, seen, history } = mistake.attributes;
  return (
    <Pane
      label={title || thing_id}
      list={{ to: '/staff/mistakes', label: m.learning_mistakes() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{title || thing_id}</h2>
          <Meta>
            <MistakeStateLabel state={outcome ?? 'waiting'} />
            {KINDS[kind]()}
            {skill?.name}
          </Meta>
        </div>
      }
    >
      <PaneSection title={m.learning_said()}>
        <ul className="stack gap-2">
          {reports.map((report) => (
            <Report key={report.member.slug} report={report} />
          ))}
        </ul>
      </PaneSection>
      {outcome === null && (
        <PaneSection title={m.learning_no_mistake()}>
          <Dismiss mistake={mistake} />
        </PaneSection>
      )}
      <Thing mistake={mistake} />
      {seen && (
        <PaneSection title={m.learning_seen()}>
          <QuestionView text={seen} />
        </PaneSection>
      )}
      <PaneHistory title={m.content_history()} entries={history} />
    </Pane>
  );
}

function Report({ report }: { report: StaffMistake['attributes']['reports'][number] }) {
  const { member, reason, words, reported_at, outcome, answer } = report;
  return (
    <li className="pin-note">
      <b>{REASONS[reason]()}</b> {words}
      <span className="work-sub">{`${member.name} · ${formatDateTime(reported_at)}`}</span>
      {outcome && <span className="work-sub">{`${MISTAKE_STATES[outcome].label()}: ${answer}`}</span>}
    </li>
  );
}

// Once answered this is unmounted, so the toast must not wait for it.
function Dismiss({ mistake: { id, attributes } }: { mistake: StaffMistake }) {
  const change = useDismissMistake();
  const toast = useToast();
  const waiting = attributes.reports.filter(({ outcome }) => outcome === null).length;
  const reason = reasonFor(waiting);
  return (
    <div className="row gap-2">
      <ReasonAct
        label={m.learning_dismiss()}
        icon={CircleSlash}
        title={m.learning_dismiss_title()}
        {...(reason && { reason })}
        change={change}
        onSave={(words, close) =>
          void change.mutateAsync({ params: { id }, json: { reason: words } }).then(
            () => {
              close();
              toast.show(m.learning_dismissed());
            },
            // Shown by the form.
            () => {},
          )
        }
      />
    </div>
  );
}

/** The thing itself as members see it now, with what an editor can do about it. */
function Thing({ mistake: { attributes } }: { mistake: StaffMistake }) {
  const { kind, thing_id, skill, resource_id, work_id } = attributes;
  if (!skill) return null;
  if (kind === 'question') return <Question id={thing_id} />;
  if (resource_id) return <LearningResource id={resource_id} />;
  return work_id ? <PieceOfWork id={work_id} /> : null;
}

function PieceOfWork({ id }: { id: string }) {
  const work = useSuspenseQuery(workQuery(id)).data.data;
  return (
    <>
      <WorkTexts text={work.attributes.text} />
      <div className="work-section">
        <WorkActs work={work} />
      </div>
    </>
  );
}

function LearningResource({ id }: { id: string }) {
  const resource = useSuspenseQuery(resourceQuery(id)).data.data;
  return (
    <PaneSection title={m.learning_kind_resource()}>
      <div className="stack gap-3">
        <ResourceFacts resource={resource} />
        <ResourceActs resource={resource} />
      </div>
    </PaneSection>
  );
}

function Question({ id }: { id: string }) {
  const question = useSuspenseQuery(questionQuery(id)).data.data;
  return (
    <PaneSection title={m.learning_kind_question()}>
      <div className="stack gap-3">
        <QuestionView text={question.attributes.text} />
        <QuestionActs question={question} />
      </div>
    </PaneSection>
  );
}
