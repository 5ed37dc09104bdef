import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentRoadmapCard } from './present-roadmap.ts';

const MAX_PLANS = 50;

/** The viewer's plans, newest first. */
export const listRoadmaps: UseCase<'GET /api/roadmaps'> = async (ctx) => {
  const rows = await ctx.db
    .selectFrom('roadmaps')
    .selectAll()
    .where('user_id', '=', signedIn(ctx).id)
    .orderBy('created_at', 'desc')
    .limit(MAX_PLANS)
    .execute();
  const data = [];
  for (const row of rows) data.push(await presentRoadmapCard(ctx, row));
  return { data, meta: { next_cursor: null } };
};
