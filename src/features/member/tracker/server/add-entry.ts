import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { stageTime } from './set-stage.ts';
import { presentEntry } from './present-entries.ts';

/** Adds an external application at its current stage. */
export const addEntry: UseCase<'POST /api/tracker'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const { stage, on, organisation = '', url = '', ...others } = body;
  const { id } = await ctx.db
    .insertInto('tracker_entries')
    .values({ user_id: viewer.id, ...others, organisation, url, created_at: ctx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('tracker_events')
    .values({ entry_id: id, stage, at: stageTime(ctx, on) })
    .execute();
  return presentEntry(ctx, viewer, `own-${id}`);
};
