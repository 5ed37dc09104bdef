import type { Context } from '#platform/http/context.ts';
import type { ImportedSkill } from './imported-skill.ts';

/** All imported skills, by id. */
export function listImportedSkills(ctx: Context): Promise<ImportedSkill[]> {
  return ctx.db
    .selectFrom('imported_skills')
    .select(['id', 'source', 'name', 'kind', 'family', 'aliases', 'parents', 'siblings', 'topics'])
    .orderBy('id')
    .execute();
}
