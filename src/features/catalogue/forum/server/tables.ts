import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** What is neither hidden nor deleted is visible; communities count exactly those. */
export type QuestionsTable = {
  id: Generated<string>;
  slug: string;
  category_id: string;
  kind: Generated<string>;
  author_id: string | null;
  starter: Generated<boolean>;
  title: string;
  body: Generated<string>;
  accepted_answer_id: string | null;
  answer_count: Generated<number>;
  popularity: number;
  created_at: Stamp;
  edited_at: Date | null;
  active_at: Stamp;
  hidden_at: Date | null;
  hidden_reason: Generated<string>;
  deleted_at: Date | null;
};

export type QuestionHashtagsTable = { question_id: string; hashtag: string; position: number };

/** `questions.answer_count` counts the visible ones. */
export type AnswersTable = {
  id: Generated<string>;
  question_id: string;
  author_id: string | null;
  starter: Generated<boolean>;
  body: string;
  popularity: number;
  created_at: Stamp;
  edited_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: Generated<string>;
  deleted_at: Date | null;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    questions: QuestionsTable;
    question_hashtags: QuestionHashtagsTable;
    answers: AnswersTable;
  }
}
