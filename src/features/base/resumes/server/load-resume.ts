import { sql, type Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { ResumesTable } from './tables.ts';

export type StoredResume = Selectable<ResumesTable>;

/** Makes changes of a member's versions follow one another until the transaction ends. */
export async function lockResumes(ctx: Context, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`resumes:${userId}`}, 0))`.execute(ctx.db);
}

/** A member's version, or a 404 for one that is removed or somebody else's. It stays until the transaction ends. */
export async function getResume(ctx: Context, userId: string, id: string): Promise<StoredResume> {
  const resume = await ctx.db
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!resume) throw notFound('resume');
  return resume;
}

/** A version by its id, also a removed one; waits for a reading that is about to end. Checks no permission. */
export const findResume = (ctx: Context, id: string): Promise<StoredResume | undefined> =>
  ctx.db.selectFrom('resumes').selectAll().where('id', '=', id).forShare().executeTakeFirst();
