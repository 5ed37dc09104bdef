import type { Context } from '#platform/http/context.ts';
import { authorize, signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { FoundLine } from './find-lines.ts';
import { getTailoring } from './get-tailoring.ts';
import { loadTailoring, type LoadedTailoring } from './load-tailoring.ts';

/**
 * Takes or leaves a suggested line, or undoes that, also for a line that is suggested no more. Other lines than the first can
 * be taken only in an open report.
 */
export const decideLine: UseCase<'PUT /api/tailoring/{job_application_id}/lines/{line_id}'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const { job_application_id, line_id } = params;
  const { line } = await loadLine(ctx, job_application_id, line_id);
  if (body.state === 'open')
    await ctx.db
      .deleteFrom('tailored_lines')
      .where('job_application_id', '=', job_application_id)
      .where('line_id', '=', line_id)
      .execute();
  else {
    if (!line) throw notFound();
    const decision = { state: body.state, text: body.text ?? line.suggestion, decided_at: ctx.clock.now() };
    await ctx.db
      .insertInto('tailored_lines')
      .values({ job_application_id, line_id, quote: line.quote, ...decision })
      .onConflict((conflict) => conflict.columns(['job_application_id', 'line_id']).doUpdateSet(decision))
      .execute();
  }
  return getTailoring(ctx, { params, query: undefined, body: undefined });
};

/** A line of one of the viewer's applications; 403 for one that comes with the report. Undefined if it is suggested no more. */
export async function loadLine(
  ctx: Context,
  applicationId: string,
  lineId: string,
): Promise<LoadedTailoring & { line: FoundLine | undefined }> {
  const loaded = await loadTailoring(ctx, applicationId);
  const at = loaded.lines.findIndex(({ id }) => id === lineId);
  authorize(loaded.unlocked || at <= 0, 'report-locked');
  return { ...loaded, line: loaded.lines[at] };
}
