import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadMutes } from './list-mutes.ts';
import type { Mutables } from './mutables.ts';

/** Ends a mute or block; repeating it changes nothing. */
export const unmute =
  (mutables: Mutables): UseCase<'DELETE /api/mutes/{type}/{slug}'> =>
  async (ctx, { params }) => {
    const viewer = signedIn(ctx);
    const object = await mutables[params.type].find(ctx, params.slug);
    if (!object) throw notFound(params.type === 'user' ? 'profile' : 'board');
    await ctx.db
      .deleteFrom('mutes')
      .where('user_id', '=', viewer.id)
      .where('object_type', '=', params.type)
      .where('object_id', '=', object.id)
      .execute();
    return loadMutes(ctx, mutables, viewer);
  };
