import type { Context } from '#platform/http/context.ts';

/** A member's badges, newest first, including withdrawn ones. Checks no permission. */
export const listBadges = (ctx: Context, userId: string) =>
  ctx.db
    .selectFrom('credentials')
    .select(['id', 'source_id', 'title', 'skills', 'issued_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .execute();
