import type { ColumnType } from 'kysely';
import type { z } from 'zod';
import type { Answers } from '../contract.ts';

type Kept = z.output<typeof Answers>;

/** What a member answered last. */
export type RecommendationAnswersTable = {
  user_id: string;
  interest: string;
  level: Kept['level'];
  topics: Kept['topics'];
  goal: Kept['goal'];
  hours: Kept['hours'];
  budget: Kept['budget'];
  format: Kept['format'];
  answered_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    recommendation_answers: RecommendationAnswersTable;
  }
}
