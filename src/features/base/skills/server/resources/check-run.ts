/** Checks of many resources in the background, one at a time, with their progress. Checks no permission. */
import type { Selectable } from 'kysely';
import { audit } from '#features/base/accounts/server/index.ts';
import type { Rows } from '#platform/db/db.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import { checkResources } from '../check-resources.ts';
import { RESOURCE } from './change-resource.ts';
import { loadResourceBank } from './resource-bank.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'resources.check-many': { runId: string };
  }
}

/** A run that has not moved on for so long was interrupted. */
const INTERRUPTED_MS = 5 * 60_000;

export type CheckRun = Selectable<Rows['resource_check_runs']> & { state: 'running' | 'finished' | 'interrupted' };

/** The latest run; null before the first. */
export async function findCheckRun(ctx: Context): Promise<CheckRun | null> {
  const row = await ctx.db
    .selectFrom('resource_check_runs')
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const checked = row.works + row.gone + row.failing + row.unknown;
  if (row.finished_at === null) return { ...row, state: row.moved_at < interruptedBefore(ctx) ? 'interrupted' : 'running' };
  return { ...row, state: checked < row.total ? 'interrupted' : 'finished' };
}

const interruptedBefore = (ctx: Context): Date => new Date(ctx.clock.now().getTime() - INTERRUPTED_MS);

/** Has the resources checked that were checked longest ago. 409 while another run is on. */
export async function startCheckRun(ctx: Context, limit: number): Promise<void> {
  const started_at = ctx.clock.now();
  await ctx.db
    .updateTable('resource_check_runs')
    .set({ finished_at: started_at })
    .where('finished_at', 'is', null)
    .where('moved_at', '<', interruptedBefore(ctx))
    .execute();
  const bank = await loadResourceBank(ctx);
  const addresses = new Set(bank.filter(({ dropped }) => !dropped).map(({ url }) => url));
  const run = await ctx.db
    .insertInto('resource_check_runs')
    .values({ total: Math.min(limit, addresses.size), started_at, moved_at: started_at })
    .onConflict((running) => running.doNothing())
    .returning(['id', 'total'])
    .executeTakeFirst();
  if (!run) throw conflict('resource-check-running');
  await ctx.enqueue('resources.check-many', { runId: run.id });
  await audit(ctx, { action: 'resource.check-many', objectType: RESOURCE, objectId: run.id, details: { resources: run.total } });
}

/** Checks the resources of a run, and notes how far it is after each. */
export async function runCheck(ctx: Context, { runId }: { runId: string }): Promise<void> {
  const run = await ctx.db
    .selectFrom('resource_check_runs')
    .select('total')
    .where('id', '=', runId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (!run) return;
  await checkResources(ctx, {
    limit: run.total,
    onResult: async (verdict) => {
      await ctx.db
        .updateTable('resource_check_runs')
        .set((eb) => ({ [verdict]: eb(verdict, '+', 1), moved_at: ctx.clock.now() }))
        .where('id', '=', runId)
        .execute();
    },
  });
  await ctx.db.updateTable('resource_check_runs').set({ finished_at: ctx.clock.now() }).where('id', '=', runId).execute();
}
