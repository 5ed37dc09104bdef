import type { Context } from '#platform/http/context.ts';
import { cancelInterviews } from './interviews.ts';
import { takeBackRejection } from './rejections.ts';

/** After a withdrawal no interview takes place, no rejection is shown, and the report is no longer shared. */
export async function endCorrespondence(ctx: Context, { applicationId }: { applicationId: string }): Promise<void> {
  await cancelInterviews(ctx, applicationId);
  await takeBackRejection(ctx, applicationId);
  await ctx.db.deleteFrom('shared_reports').where('job_application_id', '=', applicationId).execute();
}
