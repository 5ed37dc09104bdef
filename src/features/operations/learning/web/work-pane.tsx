import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  FactList,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import { QuestionStateLabel } from './learning-state.tsx';
import { WorkActs } from './work-acts.tsx';
import { workQuery, type StaffWork, type WorkItem, type WorkText } from './work-queries.ts';
import '#platform/ui/styles/workspace.css';

/** One piece of work in both languages, and what to do with it. */
export function WorkPane(props: ResourcePaneProps<WorkItem>) {
  const work = useSuspenseQuery(workQuery(props.id)).data.data;
  const { title, text, stated, history } = work.attributes;
  return (
    <Pane
      label={title}
      list={{ to: '/staff/works', label: m.learning_works() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{title}</h2>
          <QuestionStateLabel question={work.attributes} />
        </div>
      }
    >
      <div className="work-section">
        <WorkActs work={work} />
      </div>
      <WorkTexts text={text} />
      {stated && (
        <PaneSection title={m.learning_stated()}>
          <WorkView text={stated} language="en" />
        </PaneSection>
      )}
      <WorkFacts work={work} />
      <PaneHistory title={m.content_history()} entries={history} />
    </Pane>
  );
}

/** A piece of work in English and in Hindi. */
export function WorkTexts({ text }: { text: WorkText }) {
  return (
    <>
      <PaneSection title={m.learning_work_in_english()}>
        <WorkView text={text} language="en" />
      </PaneSection>
      <PaneSection title={m.learning_work_in_hindi()}>
        {text.hindi ? (
          <WorkView text={text.hindi} language="hi" />
        ) : (
          <p className="small muted">{m.learning_work_hindi_none()}</p>
        )}
      </PaneSection>
    </>
  );
}

function WorkView({ text, language }: { text: Omit<WorkText, 'hours' | 'hindi'>; language: string }) {
  return (
    <div className="stack gap-2" lang={language}>
      <p className="strong">{text.title}</p>
      <p>{text.task}</p>
      <ul className="list-disc ps-5">
        {text.criteria.map((criterion) => (
          <li key={criterion}>{criterion}</li>
        ))}
      </ul>
    </div>
  );
}

function WorkFacts({ work: { attributes } }: { work: StaffWork }) {
  const { skill, hours, shown_by, completed_by, reports } = attributes;
  return (
    <PaneSection title={m.members_facts()}>
      <FactList
        facts={[
          [
            m.learning_skill(),
            <TextLink key="skill" render={<Link to="/checks/$skill_id" params={{ skill_id: skill.id }} target="_blank" />}>
              {skill.name}
            </TextLink>,
          ],
          [m.learning_work_hours(), formatNumber(hours)],
          [m.learning_work_shown(), formatNumber(shown_by)],
          [m.learning_work_completed(), formatNumber(completed_by)],
          [m.learning_reports(), formatNumber(reports)],
        ]}
      />
    </PaneSection>
  );
}
