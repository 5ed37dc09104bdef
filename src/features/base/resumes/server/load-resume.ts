import { sql, type Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { ResumesTable } from './tables.ts';

export type StoredResume = Selectable<ResumesTable>;

/** Makes changes of a member's versions follow one another until the transaction ends. */
export async function lockResumes(ctx: Context, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`resumes:${userId}`}, 0))`.execute(ctx.db);
}

/** A member's version, or a 404 for one that is removed or somebody else's. */
export async function getResume(ctx: Context, userId: string, id: string): Promise<StoredResume> {
  const resume = await ownResume(ctx, userId, id).executeTakeFirst();
  if (!resume) throw notFound('resume');
  return resume;
}

/** The same, which then stays until the transaction ends. */
export async function holdResume(ctx: Context, userId: string, id: string): Promise<StoredResume> {
  const resume = await ownResume(ctx, userId, id).forShare().executeTakeFirst();
  if (!resume) throw notFound('resume');
  return resume;
}

const ownResume = ({ db }: Context, userId: string, id: string) =>
  db.selectFrom('resumes').selectAll().where('id', '=', id).where('user_id', '=', userId).where('removed_at', 'is', null);

/** A version by its id, also a removed one. Checks no permission. */
export const findResume = (ctx: Context, id: string): Promise<StoredResume | undefined> =>
  ctx.db.selectFrom('resumes').selectAll().where('id', '=', id).executeTakeFirst();

/** The same; waits for a reading that is about to end. */
export const waitForResume = (ctx: Context, id: string): Promise<StoredResume | undefined> =>
  ctx.db.selectFrom('resumes').selectAll().where('id', '=', id).forShare().executeTakeFirst();
