import type { Rows } from '#platform/db/db.ts';

/** A question that is neither hidden nor deleted is visible; communities count the visible questions. */
export type QuestionsTable = Rows['questions'];

export type QuestionHashtagsTable = Rows['question_hashtags'];

/** `questions.answer_count` counts the visible answers. */
export type AnswersTable = Rows['answers'];

declare module '#platform/db/db.ts' {
  interface Tables {
    questions: QuestionsTable;
    question_hashtags: QuestionHashtagsTable;
    answers: AnswersTable;
  }
}
