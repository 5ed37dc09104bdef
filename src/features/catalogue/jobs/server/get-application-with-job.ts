import type { Context } from '#platform/http/context.ts';
import { getApplicationFacts, type ApplicationFacts } from './get-application-facts.ts';
import { getJobFacts, type JobFacts } from './get-job-facts.ts';

/** An application with its job. Does not check permissions. */
export async function getApplicationWithJob(ctx: Context, id: string): Promise<ApplicationFacts & { job: JobFacts }> {
  const application = await getApplicationFacts(ctx, id);
  return { ...application, job: await getJobFacts(ctx, application.jobId) };
}
