import { sql } from 'kysely';
import { memberRows } from '#features/base/accounts/server/index.ts';
import { isOpen, jobRows, today } from '#features/catalogue/jobs/server/index.ts';
import { readStrengths } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { selectEstimates, storeStrengths, type StoredStrengths } from './estimate-sql.ts';
import { loadMemberInput } from './member-input.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'job-matches.refresh': { userId: string };
    'job-matches.refresh-all': Record<string, never>;
  }
}

/** The matches that are kept of a member: what the job list pages through, and some for those that close meanwhile. */
export const MAX_MATCHES = 1200;
const MAX_MEMBERS = 500;
const HOUR_MS = 3_600_000;

/** Computes a member's matches from their default résumé and profile; removes them where there is neither. */
export async function refreshMatches(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const known = (await isMember(ctx, userId)) ? await loadMemberInput(ctx, userId) : null;
  if (known === null) {
    await ctx.db.deleteFrom('job_matches').where('user_id', '=', userId).execute();
    await ctx.db.deleteFrom('member_strengths').where('user_id', '=', userId).execute();
    return;
  }
  const strengths = storeStrengths(readStrengths(known.input));
  await ctx.inTransaction((trx) => storeMatches(trx, userId, strengths));
}

// The account may have been deleted since this was queued.
async function isMember(ctx: Context, userId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom(memberRows(ctx).as('members'))
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function storeMatches(ctx: Context, userId: string, strengths: StoredStrengths): Promise<void> {
  const row = { user_id: userId, ...strengths, matched_at: ctx.clock.now() };
  await ctx.db
    .insertInto('member_strengths')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  await ctx.db.deleteFrom('job_matches').where('user_id', '=', userId).execute();
  await sql`
    insert into job_matches (user_id, job_id, estimate)
    select ${userId}::uuid, best.job_id, best.estimate
    from (${selectEstimates(strengths, sql`true`)}) as best join ${jobRows(ctx)} as jobs on jobs.id = best.job_id
    where ${isOpen(today(ctx))} order by best.estimate desc, best.job_id limit ${sql.lit(MAX_MATCHES)}`.execute(ctx.db);
}

/** Refreshes the oldest matches, so that closed jobs make room for others. Runs every hour. */
export async function refreshAllMatches(ctx: Context): Promise<void> {
  const members = await ctx.db
    .selectFrom('member_strengths')
    .select('user_id')
    .where('matched_at', '<', new Date(ctx.clock.now().getTime() - 20 * HOUR_MS))
    .orderBy('matched_at')
    .limit(MAX_MEMBERS)
    .execute();
  for (const { user_id } of members) await refreshMatches(ctx, { userId: user_id });
}
