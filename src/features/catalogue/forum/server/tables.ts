import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Language } from '#platform/language/language.ts';

/** A question that is neither hidden nor deleted is visible; communities count the visible questions. Its language is computed from its title. */
export type QuestionsTable = Refine<Rows['questions'], { language: ColumnType<Language, never, never> }>;

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
