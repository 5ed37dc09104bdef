import type { Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { ShownWorksTable } from './tables.ts';

export type StoredWork = Selectable<ShownWorksTable>;

/** A member's piece of work for a skill; null without one. Checks no permission. */
export const findWork = async (ctx: Context, userId: string, skillId: string): Promise<StoredWork | null> =>
  (await ctx.db
    .selectFrom('shown_works')
    .selectAll()
    .where('user_id', '=', userId)
    .where('skill_id', '=', skillId)
    .executeTakeFirst()) ?? null;

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
