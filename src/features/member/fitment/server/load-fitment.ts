import type { Selectable } from 'kysely';
import { mayRead } from '#features/base/accounts/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { FitmentReportsTable, FitmentScoresTable } from './tables.ts';

export type Fitment = Selectable<FitmentScoresTable>;
export type StoredReport = Selectable<FitmentReportsTable>;

/**
 * Returns a fitment that the viewer may read, or throws 404. `lock` keeps others from changing it until the transaction ends.
 */
export async function getFitment(
  ctx: Context,
  key: { id: string } | { applicationId: string },
  { lock = false }: { lock?: boolean } = {},
): Promise<Fitment> {
  signedIn(ctx);
  const row = await ctx.db
    .selectFrom('fitment_scores')
    .selectAll()
    .where((eb) => ('id' in key ? eb('id', '=', key.id) : eb('job_application_id', '=', key.applicationId)))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound('fitment-score');
  const read = { action: 'fitment.read', objectType: 'fitment_score', objectId: row.id };
  if (!(await mayRead(ctx, row.user_id, read))) throw notFound('fitment-score');
  return row;
}

/** The fitment of an application, if any. Checks no permission. */
export const findFitmentOfApplication = (ctx: Context, applicationId: string): Promise<Fitment | undefined> =>
  ctx.db.selectFrom('fitment_scores').selectAll().where('job_application_id', '=', applicationId).executeTakeFirst();

export const fitmentFacts = (row: Fitment) => ({ userId: row.user_id, unlocked: row.unlocked_at !== null });

/** The newest report of a fitment, if one was made. */
export const latestReport = (ctx: Context, fitmentId: string): Promise<StoredReport | undefined> =>
  ctx.db
    .selectFrom('fitment_reports')
    .selectAll()
    .where('fitment_score_id', '=', fitmentId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
