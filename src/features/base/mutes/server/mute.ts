import { signedIn } from '#platform/http/context.ts';
import { conflict, invalid, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Mutables } from './mutables.ts';
import { presentMutes } from './present-mutes.ts';

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A member blocked another one, who is not told. */
    'member.blocked': { userId: string; blockedId: string };
  }
}

/** Mutes a person or board, or blocks a person; repeating it changes one into the other. Nobody is told. */
export const mute =
  (mutables: Mutables): UseCase<'PUT /api/mutes/{type}/{slug}'> =>
  async (ctx, { params, body }) => {
    const viewer = signedIn(ctx);
    const object = await mutables[params.type].find(ctx, params.slug);
    if (!object) throw notFound(params.type === 'user' ? 'profile' : 'board');
    if (object.ownerId === viewer.id) throw conflict('mute-self');
    if (body.blocks && params.type !== 'user') throw invalid({ path: 'blocks', code: 'only-people-blocked' });
    const row = await ctx.db
      .insertInto('mutes')
      .values({
        user_id: viewer.id,
        object_type: params.type,
        object_id: object.id,
        blocks: body.blocks,
        created_at: ctx.clock.now(),
      })
      .onConflict((existing) => existing.columns(['user_id', 'object_type', 'object_id']).doUpdateSet({ blocks: body.blocks }))
      .returningAll()
      .executeTakeFirstOrThrow();
    if (body.blocks) await ctx.publish('member.blocked', { userId: viewer.id, blockedId: object.id });
    const [data] = await presentMutes(ctx, mutables, [row]);
    if (!data) throw notFound('profile');
    return { data };
  };
