import { sql } from 'kysely';
import { getJobFacts } from '#features/catalogue/jobs/server/index.ts';
import { getStoredProgram } from '#features/catalogue/programs/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentEntry } from './present-entries.ts';
import { findTracked } from './select-tracked.ts';

type Item = { column: 'program_id' | 'job_id'; id: string };

/** Tracks a program, or a job as applied for at the employer's; restores a removed entry. Idempotent. */
export const track: UseCase<'POST /api/tracker/track'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  if ('job_id' in body) {
    const { id } = await getJobFacts(ctx, body.job_id);
    const entry = await addEntry(ctx, viewer.id, { column: 'job_id', id });
    const tracked = await findTracked(ctx, viewer.id, `job-${id}`);
    if (tracked?.stage === 'saved' || tracked?.stage === 'considering') await addStage(ctx, entry.id, 'applied');
    return presentEntry(ctx, viewer, `job-${id}`);
  }
  const { id } = await getStoredProgram(ctx, { id: body.program_id });
  const entry = await addEntry(ctx, viewer.id, { column: 'program_id', id });
  if (entry.is_new) await addStage(ctx, entry.id, 'saved');
  return presentEntry(ctx, viewer, `program-${id}`);
};

const addEntry = (ctx: Context, user_id: string, { column, id }: Item) =>
  ctx.db
    .insertInto('tracker_entries')
    .values({ user_id, [column]: id, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['user_id', column]).doUpdateSet({ removed_at: null }))
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();

const addStage = (ctx: Context, entry_id: string, stage: 'saved' | 'applied') =>
  ctx.db.insertInto('tracker_events').values({ entry_id, stage, at: ctx.clock.now() }).execute();
