import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** One row for each person and thing; the key makes every tap idempotent. */
export type EngagementsTable = {
  object_type: string;
  object_id: string;
  verb: string;
  user_id: string;
  level: Generated<string>;
  created_at: Stamp;
};

/** Totals up to the last fold. */
export type EngagementCountsTable = { object_type: string; object_id: string; verb: string; total: Generated<number> };

/** What came since; append only, emptied by the fold. */
export type EngagementDeltasTable = {
  id: Generated<number>;
  object_type: string;
  object_id: string;
  verb: string;
  n: number;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    engagements: EngagementsTable;
    engagement_counts: EngagementCountsTable;
    engagement_deltas: EngagementDeltasTable;
  }
}
