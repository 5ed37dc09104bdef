import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** One of the viewer's own applications for a job of the catalogue; 404 for anything else, also for staff. */
export async function getOwnApplication(ctx: Context, id: string) {
  const viewer = signedIn(ctx);
  const application = await getApplicationWithJob(ctx, id);
  if (application.userId !== viewer.id || application.jobId === null || application.status === 'considering')
    throw notFound('application');
  return { ...application, jobId: application.jobId };
}

export type OwnApplication = Awaited<ReturnType<typeof getOwnApplication>>;
