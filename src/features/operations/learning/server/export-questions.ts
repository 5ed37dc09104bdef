import { exportRows } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentQuestionItems } from './present-questions.ts';
import { selectQuestions } from './select-questions.ts';

/** The questions that a list shows, as CSV. */
export const exportQuestions: UseCase<'GET /api/staff/questions/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'questions',
    object: { type: 'check_questions' },
    filter: query,
    load: async () => presentQuestionItems(ctx, await selectQuestions(ctx, query)),
    columns: {
      id: ({ id }) => id,
      skill: ({ attributes }) => attributes.skill.name,
      question: ({ attributes }) => attributes.question,
      corrected: ({ attributes }) => (attributes.corrected ? 'yes' : 'no'),
      dropped: ({ attributes }) => (attributes.dropped ? 'yes' : 'no'),
      answered: ({ attributes }) => attributes.answered,
      right: ({ attributes }) => attributes.right,
      reports: ({ attributes }) => attributes.reports,
    },
  });
