import { sql } from 'kysely';
import { getStoredProgram } from '#features/catalogue/programs/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentEntry } from './present-entries.ts';

/** Tracks a program of this site; restores a removed entry. Idempotent. */
export const trackProgram: UseCase<'POST /api/tracker/track'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const { id: program_id } = await getStoredProgram(ctx, { id: body.program_id });
  const now = ctx.clock.now();
  const entry = await ctx.db
    .insertInto('tracker_entries')
    .values({ user_id: viewer.id, program_id, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'program_id']).doUpdateSet({ removed_at: null }))
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  if (entry.is_new) await ctx.db.insertInto('tracker_events').values({ entry_id: entry.id, stage: 'saved', at: now }).execute();
  return presentEntry(ctx, viewer, `program-${program_id}`);
};
