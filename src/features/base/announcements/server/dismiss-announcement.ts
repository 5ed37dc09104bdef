import { safeReturnPath } from '#platform/contract/return-path.ts';
import { isShownAt } from '#platform/db/publication.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findDismissed, markOf, rememberDismissed } from './dismissed-cookie.ts';

/** Closes an announcement for good: for the account, or for the browser of a visitor. */
export const dismissAnnouncement: UseCase<'POST /api/announcements/{id}/dismiss'> = async (ctx, { params, body }) => {
  // public: visitors close it for their own browser only
  const shown = await ctx.db
    .selectFrom('announcements')
    .select(['id', 'dismissible'])
    .where(isShownAt(ctx.clock.now()))
    .execute();
  const announcement = shown.find(({ id }) => id === params.id);
  if (!announcement) throw notFound('announcement');
  if (!announcement.dismissible) throw conflict('announcement-stays');
  if (ctx.viewer) {
    await ctx.db
      .insertInto('announcement_dismissals')
      .values({ user_id: ctx.viewer.id, announcement_id: params.id, dismissed_at: ctx.clock.now() })
      .onConflict((conflicting) => conflicting.doNothing())
      .execute();
  } else {
    // Those that are no longer shown are dropped, so that browsers do not differ by them.
    const current = new Set(shown.map(({ id }) => markOf(id)));
    rememberDismissed(ctx, [...findDismissed(ctx).filter((mark) => current.has(mark)), markOf(params.id)]);
  }
  return { location: safeReturnPath(body.return_to, ctx.config.APP_ORIGIN) };
};
