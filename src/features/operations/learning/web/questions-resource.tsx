import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { QUESTION_STATES } from './labels.ts';
import { QuestionStateLabel } from './learning-state.tsx';
import { ASKED, exportQuestions, questionQuery, questionsQuery, type QuestionItem } from './queries.ts';
import { QuestionPane } from './question-pane.tsx';

/** The questions of checks. */
export const QUESTIONS: Resource<QuestionItem> = {
  path: '/staff/questions',
  title: m.learning_questions,
  lead: m.learning_questions_lead,
  query: questionsQuery,
  nameLabel: m.learning_question,
  name: ({ attributes: { question, skill } }) => ({ text: question, below: skill.name }),
  find: m.learning_questions_find,
  facets: [
    {
      name: 'state',
      label: m.content_state,
      options: () => ASKED.map((value) => ({ value, label: QUESTION_STATES[value].label() })),
    },
  ],
  empty: { title: m.learning_questions_none, text: m.learning_questions_none_text },
  columns: () => [
    {
      id: 'state',
      header: m.content_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <QuestionStateLabel question={original.attributes} />,
    },
    {
      id: 'answered',
      header: m.learning_answered(),
      meta: { isFigure: true, isWideOnly: true },
      cell: ({ row: { original } }) => formatNumber(original.attributes.answered),
    },
    {
      id: 'right',
      header: m.learning_right(),
      meta: { isFigure: true, isWideOnly: true },
      cell: ({ row: { original } }) => formatNumber(original.attributes.right),
    },
  ],
  Actions: ExportQuestions,
  loadOne: async (client, id) => (await client.ensureQueryData(questionQuery(id))).data.attributes.question,
  Pane: QuestionPane,
};

function ExportQuestions({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportQuestions(search)} name="questions.csv" />;
}
