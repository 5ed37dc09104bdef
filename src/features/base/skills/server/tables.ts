import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { MistakeKind, MistakeOutcome, MistakeReason } from '../contract.ts';
import type { ImportSource } from './import/imported-skill.ts';
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

/** One member's report of a mistake; a second one replaces the first. All reports of a thing are one case. */
export type MistakeReportsTable = Refine<
  Rows['mistake_reports'],
  {
    kind: MistakeKind;
    reason: MistakeReason;
    outcome: MistakeOutcome | null;
  }
>;

/** What of the files of `content/` editors may change. */
export type LearningKind = 'question' | 'resource' | 'work' | 'skill';

/** What editors changed of a thing; the last version counts. Without content it is as its file states it. */
export type LearningVersionsTable = Refine<
  Rows['learning_versions'],
  {
    kind: LearningKind;
    content: ColumnType<unknown, string | null, never>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    imported_skills: ImportedSkillsTable;
    resource_checks: ResourceChecksTable;
    resource_check_runs: Rows['resource_check_runs'];
    mistake_reports: MistakeReportsTable;
    learning_versions: LearningVersionsTable;
  }
}
