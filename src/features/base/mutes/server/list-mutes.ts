import { signedIn, type Context, type Viewer } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Mutables } from './mutables.ts';
import { presentMutes } from './present-mutes.ts';

const MAX_ITEMS = 500;

/** Whom and what the viewer mutes or blocks, the latest first. */
export const listMutes =
  (mutables: Mutables): UseCase<'GET /api/mutes'> =>
  (ctx) =>
    loadMutes(ctx, mutables, signedIn(ctx));

export async function loadMutes(ctx: Context, mutables: Mutables, viewer: Viewer) {
  const rows = await ctx.db
    .selectFrom('mutes')
    .selectAll()
    .where('user_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('object_id')
    .limit(MAX_ITEMS)
    .execute();
  return { data: await presentMutes(ctx, mutables, rows), meta: { next_cursor: null } };
}
