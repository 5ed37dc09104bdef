import type { Refine, Rows } from '#platform/db/db.ts';
import type { z } from 'zod';
import type { Answers } from '../contract.ts';

type Kept = z.output<typeof Answers>;

/** A member's last answers. */
export type RecommendationAnswersTable = Refine<
  Rows['recommendation_answers'],
  {
    level: Kept['level'];
    topics: Kept['topics'];
    goal: Kept['goal'];
    hours: Kept['hours'];
    budget: Kept['budget'];
    format: Kept['format'];
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    recommendation_answers: RecommendationAnswersTable;
  }
}
