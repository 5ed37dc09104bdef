import type { Refine, Rows } from '#platform/db/db.ts';
import type { ImportSource } from './import/imported-skill.ts';
import type { ReportReason } from './resource-health.ts';
import type { Skill } from './skill.ts';

/** One row per entry of a published table; the id stays the same in every import. */
export type ImportedSkillsTable = Refine<
  Rows['imported_skills'],
  {
    source: ImportSource;
    kind: Skill['kind'];
  }
>;

export type CheckVerdict = 'works' | 'gone' | 'failing' | 'unknown';

/** The last check of a URL. */
export type ResourceChecksTable = Refine<
  Rows['resource_checks'],
  {
    verdict: CheckVerdict;
  }
>;

/** One member's report of a resource; a second one replaces the first. */
export type ResourceReportsTable = Refine<
  Rows['resource_reports'],
  {
    reason: ReportReason;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    imported_skills: ImportedSkillsTable;
    resource_checks: ResourceChecksTable;
    resource_reports: ResourceReportsTable;
  }
}
