import type { Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { skillCatalogue, storedSkillIds } from '#features/base/skills/server/index.ts';
import type { ShownWorksTable } from './tables.ts';

export type StoredWork = Selectable<ShownWorksTable>;

/** A member's piece of work for a skill, or else for one that was merged into it; null without one. Checks no permission. */
export async function findWork(ctx: Context, userId: string, skillId: string): Promise<StoredWork | null> {
  const { taxonomy } = await skillCatalogue();
  const works = await ctx.db
    .selectFrom('shown_works')
    .selectAll()
    .where('user_id', '=', userId)
    .where('skill_id', 'in', storedSkillIds(taxonomy, skillId))
    .orderBy('shown_at', 'desc')
    .execute();
  return works.find(({ skill_id }) => skill_id === skillId) ?? works[0] ?? null;
}

/** The complete pieces of work that a member keeps in their showcase, newest first. Checks no permission. */
export const listKeptWorks = (ctx: Context, userId: string): Promise<StoredWork[]> =>
  ctx.db
    .selectFrom('shown_works')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kept', '=', true)
    .where('complete', '=', true)
    .orderBy('shown_at', 'desc')
    .orderBy('id')
    .execute();
