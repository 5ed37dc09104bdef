import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentMeasure } from './present-measures.ts';

const MAX_ITEMS = 100;

/** What was decided about the viewer or what they published, the latest first. */
export const listMyMeasures: UseCase<'GET /api/measures'> = async (ctx) => {
  const viewer = signedIn(ctx);
  const rows = await ctx.db
    .selectFrom('moderation_measures')
    .selectAll()
    .where('user_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .limit(MAX_ITEMS)
    .execute();
  return { data: rows.map((row) => presentMeasure(ctx, row)), meta: { next_cursor: null } };
};
