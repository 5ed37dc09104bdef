import { isShownAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { language } from '#platform/language/language.ts';
import type { Audience } from '../contract.ts';
import { findDismissed, markOf } from './dismissed-cookie.ts';
import { PATHS } from './paths.ts';
import { wordsFor } from './words-for.ts';

/** A page shows two of those of its part. */
const MAX_TOLD = 20;

/** Whether somebody works for a company here. */
export type IsEmployer = (ctx: Context, userId: string) => Promise<boolean>;

/** What this reader is told now and has not closed, what was changed last first. */
export const listAnnouncements =
  (isEmployer: IsEmployer): UseCase<'GET /api/announcements'> =>
  async (ctx) => {
    const shown = await ctx.db
      .selectFrom('announcements')
      .select(['id', 'audience', 'part', 'text_en', 'text_hi', 'link', 'link_en', 'link_hi', 'dismissible'])
      .where(isShownAt(ctx.clock.now()))
      .orderBy('changed_at', 'desc')
      .orderBy('id')
      .execute();
    if (shown.length === 0) return { data: [], meta: { next_cursor: null } };
    const audiences = await findAudiences(ctx, isEmployer);
    const closed = await findClosed(ctx);
    const rows = shown.filter(
      ({ id, audience, dismissible }) => audiences.includes(audience) && !(dismissible && closed.has(markOf(id))),
    );
    return {
      data: rows.slice(0, MAX_TOLD).map(({ id, part, link, dismissible, ...row }) => ({
        id,
        type: 'announcement',
        attributes: {
          ...wordsFor(row, language()),
          link,
          dismissible,
          paths: [...PATHS[part]],
        },
      })),
      meta: { next_cursor: null },
    };
  };

async function findAudiences(ctx: Context, isEmployer: IsEmployer): Promise<Audience[]> {
  if (!ctx.viewer) return ['everyone', 'visitors'];
  return ['everyone', 'members', ...((await isEmployer(ctx, ctx.viewer.id)) ? ['employers' as const] : [])];
}

async function findClosed(ctx: Context): Promise<ReadonlySet<string>> {
  const marks = findDismissed(ctx);
  if (!ctx.viewer) return new Set(marks);
  const rows = await ctx.db
    .selectFrom('announcement_dismissals')
    .select('announcement_id')
    .where('user_id', '=', ctx.viewer.id)
    .execute();
  return new Set([...marks, ...rows.map(({ announcement_id }) => markOf(announcement_id))]);
}
