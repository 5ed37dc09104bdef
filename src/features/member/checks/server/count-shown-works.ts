import { skillCatalogue, storedSkillIds } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** How many members have handed in a piece of work for a skill, and how many of them with all criteria. */
export async function countShownWorks(ctx: Context, skillId: string): Promise<{ all: number; complete: number }> {
  const { taxonomy } = await skillCatalogue();
  return ctx.db
    .selectFrom('shown_works')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('complete', '=', true).as('complete'),
    ])
    .where('skill_id', 'in', storedSkillIds(taxonomy, skillId))
    .executeTakeFirstOrThrow();
}
