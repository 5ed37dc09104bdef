import type { ColumnType } from 'kysely';
import type { ImportSource } from './import/imported-skill.ts';
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

declare module '#platform/server/db.ts' {
  interface Tables {
    imported_skills: ImportedSkillsTable;
  }
}
