import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { CloseReason } from '../contract.ts';
import { today } from './select-jobs.ts';

/** Takes a job out of lists and closes it for applications; its page stays. Closing a closed job changes nothing. */
export async function closeJob(ctx: Context, id: string, reason: CloseReason): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('jobs')
    .set({ closed_at: ctx.clock.now(), close_reason: reason })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await ctx.enqueue('jobs.count', {});
  await ctx.publish('job.changed', { jobId: id, change: 'closed' });
  return true;
}

/** Closes the open jobs of a company whose applications go to an e-mail address; returns how many. */
export async function closeJobsOfAddress(ctx: Context, companyId: string, email: string): Promise<number> {
  const closed = await ctx.db
    .updateTable('jobs')
    .set({ closed_at: ctx.clock.now(), close_reason: 'paused' })
    .where('company_id', '=', companyId)
    .where((eb) => eb(eb.fn<string>('lower', ['apply_email']), '=', email.toLowerCase()))
    .where('closed_at', 'is', null)
    .returning('id')
    .execute();
  if (closed.length > 0) await ctx.enqueue('jobs.count', {});
  for (const { id } of closed) await ctx.publish('job.changed', { jobId: id, change: 'closed' });
  return closed.length;
}

/** Opens a closed job again; 409 for one that staff took down, and when its closing date has passed, which the employer changes first. */
export async function reopenJob(ctx: Context, id: string): Promise<boolean> {
  const job = await ctx.db
    .selectFrom('jobs')
    .select(['closed_at', 'valid_until', 'hidden_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (job?.valid_until && job.valid_until < today(ctx)) throw conflict('closing-date-passed');
  if (job?.hidden_at) throw conflict('job-taken-down');
  if (!job?.closed_at) return false;
  await ctx.db.updateTable('jobs').set({ closed_at: null, close_reason: null }).where('id', '=', id).execute();
  await ctx.enqueue('jobs.count', {});
  await ctx.publish('job.changed', { jobId: id, change: 'published' });
  return true;
}
