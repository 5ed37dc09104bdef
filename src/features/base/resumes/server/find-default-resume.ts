import type { Context } from '#platform/http/context.ts';
import type { StoredResume } from './load-resume.ts';

/** A member's default version, if they have any. Checks no permission. */
export const findDefaultResume = (ctx: Context, userId: string): Promise<StoredResume | undefined> =>
  ctx.db
    .selectFrom('resumes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
