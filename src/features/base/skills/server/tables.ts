import type { ColumnType } from 'kysely';
import type { ImportSource } from './import/imported-skill.ts';
import type { ReportReason } from './resource-health.ts';
import type { Skill } from './skill.ts';

/** One row per entry of a published table; the id stays the same in every import. */
export type ImportedSkillsTable = {
  id: string;
  source: ImportSource;
  name: string;
  kind: Skill['kind'];
  family: string;
  aliases: string[];
  parents: string[];
  siblings: string[];
  topics: string[];
  imported_at: ColumnType<Date, Date | undefined, Date>;
};

export type CheckVerdict = 'works' | 'gone' | 'failing' | 'unknown';

/** What the checker saw last at an address. */
export type ResourceChecksTable = {
  url: string;
  checked_at: Date;
  verdict: CheckVerdict;
  status: number | null;
  failures: number;
};

/** One member's report of a resource; a second one replaces the first. */
export type ResourceReportsTable = { url: string; user_id: string; reason: ReportReason; created_at: Date };

declare module '#platform/db/db.ts' {
  interface Tables {
    imported_skills: ImportedSkillsTable;
    resource_checks: ResourceChecksTable;
    resource_reports: ResourceReportsTable;
  }
}
