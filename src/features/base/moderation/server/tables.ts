import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';

/** One row per reported item. */
export type ModerationCasesTable = Rows['moderation_cases'];

/** One row per member and case; the key makes reporting idempotent. */
export type ModerationReportsTable = Rows['moderation_reports'];

/** What was decided about a member, with their appeal. */
export type ModerationMeasuresTable = Refine<
  Rows['moderation_measures'],
  {
    kind: 'warning' | 'suspension' | 'hidden';
    outcome: ColumnType<'upheld' | 'lifted' | null, undefined, 'upheld' | 'lifted'>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    moderation_cases: ModerationCasesTable;
    moderation_reports: ModerationReportsTable;
    moderation_measures: ModerationMeasuresTable;
  }
}
