import { authorize, signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findLines } from './find-lines.ts';
import { getTailoring, loadReport } from './get-tailoring.ts';

/**
 * Takes or leaves a suggested line, or undoes that, also for a line that is suggested no more. Other lines than the first can
 * be taken only in an open report.
 */
export const decideLine: UseCase<'PUT /api/tailoring/{job_application_id}/lines/{line_id}'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const { job_application_id, line_id } = params;
  const { unlocked, report } = await loadReport(ctx, job_application_id);
  if (body.state === 'open') {
    await ctx.db
      .deleteFrom('tailored_lines')
      .where('job_application_id', '=', job_application_id)
      .where('line_id', '=', line_id)
      .execute();
    return getTailoring(ctx, { params, query: undefined, body: undefined });
  }
  const lines = findLines(report);
  const at = lines.findIndex(({ id }) => id === line_id);
  authorize(unlocked || at <= 0, 'report-locked');
  const line = lines[at];
  if (!line) throw notFound();
  const decision = { state: body.state, text: body.text ?? line.suggestion, decided_at: ctx.clock.now() };
  await ctx.db
    .insertInto('tailored_lines')
    .values({ job_application_id, line_id, quote: line.quote, ...decision })
    .onConflict((conflict) => conflict.columns(['job_application_id', 'line_id']).doUpdateSet(decision))
    .execute();
  return getTailoring(ctx, { params, query: undefined, body: undefined });
};
