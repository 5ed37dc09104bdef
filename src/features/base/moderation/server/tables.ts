import type { Rows } from '#platform/db/db.ts';

/** One row for each thing that was ever reported. */
export type ModerationCasesTable = Rows['moderation_cases'];

/** One row for each member and case; the key makes reporting twice harmless. */
export type ModerationReportsTable = Rows['moderation_reports'];

declare module '#platform/db/db.ts' {
  interface Tables {
    moderation_cases: ModerationCasesTable;
    moderation_reports: ModerationReportsTable;
  }
}
