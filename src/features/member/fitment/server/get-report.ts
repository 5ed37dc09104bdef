import { authorize, signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { fitmentFacts, getFitment } from './load-fitment.ts';
import { fitmentPolicy } from './policy.ts';
import { presentReport } from './present-fitment.ts';

/** A stored report of a fitment by its id. */
export const getReport: UseCase<'GET /api/fitment_scores/{id}/reports/{report_id}'> = async (ctx, { params }) => {
  const fitment = await getFitment(ctx, params);
  authorize(fitmentPolicy.readReport(signedIn(ctx), fitmentFacts(fitment)), 'report-locked');
  const stored = await ctx.db
    .selectFrom('fitment_reports')
    .selectAll()
    .where('id', '=', params.report_id)
    .where('fitment_score_id', '=', fitment.id)
    .executeTakeFirst();
  if (!stored?.report.enough) throw notFound('report');
  return { data: await presentReport(ctx, stored) };
};
