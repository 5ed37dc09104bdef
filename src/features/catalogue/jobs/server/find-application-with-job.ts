import type { Context } from '#platform/http/context.ts';
import { findApplicationFacts, type ApplicationFacts } from './find-application.ts';
import { findJobFacts, type JobFacts } from './find-job.ts';

/** An application with its job. Does not check permissions. */
export async function findApplicationWithJob(ctx: Context, id: string): Promise<ApplicationFacts & { job: JobFacts }> {
  const application = await findApplicationFacts(ctx, id);
  return { ...application, job: await findJobFacts(ctx, application.jobId) };
}
