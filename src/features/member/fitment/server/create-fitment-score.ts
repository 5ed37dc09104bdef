import { getReadableApplication } from '#features/catalogue/jobs/server/index.ts';
import { authorize, signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { beginFitment } from './begin-fitment.ts';
import { changeScore } from './change-score.ts';
import { getFitment } from './load-fitment.ts';
import { makeReport } from './make-report.ts';
import { FROM_PROFILE } from './score-source.ts';
import { presentFitment } from './present-fitment.ts';

/** Scores or rescores one of the viewer's applications as of today, with their corrections, once its résumé is parsed. */
export const createFitmentScore: UseCase<'POST /api/fitment_scores'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const applicationId = body.job_application_id;
  const application = await getReadableApplication(ctx, applicationId);
  authorize(viewer.id === application.userId);
  await beginFitment(ctx, { applicationId, userId: viewer.id });
  const fitment = await getFitment(ctx, { applicationId });
  // Without a readable file the profile alone is scored.
  if (fitment.status === 'unreadable' && fitment.resume_text === null)
    return changeScore(ctx, viewer, fitment.id, 'resume', () => FROM_PROFILE);
  const isNew = fitment.resume_text !== null && (await makeReport(ctx, fitment, 'scored-again')).isNew;
  return { data: await presentFitment(ctx, await getFitment(ctx, { applicationId })), meta: { v: isNew ? 'new' : 'old' } };
};
