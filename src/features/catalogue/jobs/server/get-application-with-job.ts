import type { Context } from '#platform/http/context.ts';
import { getApplicationFacts, type ApplicationFacts } from './get-application-facts.ts';
import { getOwnAdFacts } from './get-own-ad-facts.ts';
import { getJobFacts, type JobFacts } from './get-job-facts.ts';

/** An application, or an entry that is only considered, with its job or own ad. Does not check permissions. */
export async function getApplicationWithJob(ctx: Context, id: string): Promise<ApplicationFacts & { job: JobFacts }> {
  const application = await getApplicationFacts(ctx, id);
  const { jobId, ownAdId } = application;
  return { ...application, job: jobId === null ? await getOwnAdFacts(ctx, ownAdId ?? '') : await getJobFacts(ctx, jobId) };
}
