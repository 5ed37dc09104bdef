import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** One row for each thing that was ever reported. */
export type ModerationCasesTable = {
  id: Generated<string>;
  object_type: string;
  object_id: string;
  status: Generated<string>;
  reason: Generated<string>;
  reported_at: Stamp;
  decided_at: Date | null;
  decided_by: string | null;
};

/** One row for each member and case; the key makes reporting twice harmless. */
export type ModerationReportsTable = {
  case_id: string;
  user_id: string;
  reason: string;
  note: Generated<string>;
  created_at: Stamp;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    moderation_cases: ModerationCasesTable;
    moderation_reports: ModerationReportsTable;
  }
}
