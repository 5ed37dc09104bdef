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
import { questionQuery, type QuestionItem, type StaffQuestion } from './queries.ts';
import { QuestionActs } from './question-acts.tsx';
import { QuestionView } from './question-view.tsx';
import '#platform/ui/styles/workspace.css';

/** One question: as it is asked, how it is answered, and what to do with it. */
export function QuestionPane(props: ResourcePaneProps<QuestionItem>) {
  const question = useSuspenseQuery(questionQuery(props.id)).data.data;
  const { question: title, text, stated, history } = question.attributes;
  return (
    <Pane
      label={title}
      list={{ to: '/staff/questions', label: m.learning_questions() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{title}</h2>
          <QuestionStateLabel question={question.attributes} />
        </div>
      }
    >
      <div className="work-section">
        <QuestionActs question={question} />
      </div>
      <PaneSection title={m.learning_question()}>
        <QuestionView text={text} />
      </PaneSection>
      {stated && (
        <PaneSection title={m.learning_stated()}>
          <QuestionView text={stated} />
        </PaneSection>
      )}
      <QuestionFacts question={question} />
      <PaneHistory title={m.content_history()} entries={history} />
    </Pane>
  );
}

const share = (part: number, of: number) => (of === 0 ? '' : ` (${Math.round((100 * part) / of)} %)`);

function QuestionFacts({ question: { attributes } }: { question: StaffQuestion }) {
  const { skill, topic, answered, right, reports, in_use, needed } = attributes;
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
          [m.learning_topic(), topic],
          [m.learning_answered(), formatNumber(answered)],
          [m.learning_right(), `${formatNumber(right)}${share(right, answered)}`],
          [m.learning_reports(), formatNumber(reports)],
          [m.learning_in_use(), m.learning_in_use_of({ count: formatNumber(in_use), needed: formatNumber(needed) })],
        ]}
      />
    </PaneSection>
  );
}
