import type { Refine, Rows } from '#platform/db/db.ts';
import type { z } from 'zod';
import type { Answers } from '../contract.ts';

type StoredAnswers = z.output<typeof Answers>;

/** A member's last answers. */
export type RecommendationAnswersTable = Refine<
  Rows['recommendation_answers'],
  {
    level: StoredAnswers['level'];
    topics: StoredAnswers['topics'];
    goal: StoredAnswers['goal'];
    hours: StoredAnswers['hours'];
    budget: StoredAnswers['budget'];
    format: StoredAnswers['format'];
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    recommendation_answers: RecommendationAnswersTable;
  }
}
