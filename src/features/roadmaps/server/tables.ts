import type { ColumnType, Generated } from 'kysely';
import type { Plan } from './plan/plan-types.ts';

/** One plan per source; `plan` stays as it was built. */
export type RoadmapsTable = {
  id: Generated<string>;
  user_id: string;
  source_type: string;
  source_id: string;
  fitment_score_id: string;
  plan: ColumnType<Plan, string, string>;
  /** PostgreSQL's numeric arrives as text. */
  hours_per_week: ColumnType<string, number, number>;
  start_on: ColumnType<string, string, string>;
  purchased_at: ColumnType<Date | null, never, Date | null>;
  read_at: ColumnType<Date | null, never, Date>;
  created_at: ColumnType<Date, never, never>;
};

/** A resource the member has finished. */
export type RoadmapProgressTable = { roadmap_id: string; resource_id: string; done_at: Date };

declare module '#platform/server/db.ts' {
  interface Tables {
    roadmaps: RoadmapsTable;
    roadmap_progress: RoadmapProgressTable;
  }
}
