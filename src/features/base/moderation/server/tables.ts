import type { Rows } from '#platform/db/db.ts';

/** One row per reported item. */
export type ModerationCasesTable = Rows['moderation_cases'];

/** One row per member and case; the key makes reporting idempotent. */
export type ModerationReportsTable = Rows['moderation_reports'];

declare module '#platform/db/db.ts' {
  interface Tables {
    moderation_cases: ModerationCasesTable;
    moderation_reports: ModerationReportsTable;
  }
}
