import { getReadableApplication } from '#features/catalogue/jobs/server/index.ts';
import { authorize, signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { beginFitment } from './begin-fitment.ts';
import { getFitment } from './load-fitment.ts';
import { makeReport } from './make-report.ts';
import { presentFitment } from './present-fitment.ts';

/** Scores or rescores one of the viewer's applications as of today, with their corrections, once its résumé is parsed. */
export const createFitmentScore: UseCase<'POST /api/fitment_scores'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const applicationId = body.job_application_id;
  const application = await getReadableApplication(ctx, applicationId);
  authorize(viewer.id === application.userId);
  await beginFitment(ctx, { applicationId, userId: viewer.id });
  const fitment = await getFitment(ctx, { applicationId });
  // A profile can be scored where the file could not be read.
  const isParsed = fitment.resume_text !== null || fitment.status === 'unreadable';
  const isNew = isParsed && (await makeReport(ctx, fitment, 'scored-again')).isNew;
  return { data: await presentFitment(ctx, await getFitment(ctx, { applicationId })), meta: { v: isNew ? 'new' : 'old' } };
};
