import { audit } from '#features/base/accounts/server/index.ts';
import { takeBackRejection as endHold } from '#features/member/correspondence/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadApplicant, lockStage } from './load-applicant.ts';
import { presentApplicant } from './present-applicant.ts';

/** Takes back a rejection that the applicant has not seen; they never learn of it. */
export const takeBackRejection: UseCase<'DELETE /api/hiring/applicants/{id}/rejection'> = async (ctx, { params: { id } }) => {
  signedIn(ctx);
  await loadApplicant(ctx, id, 'recruit');
  const { status } = await lockStage(ctx, id);
  if (!(await endHold(ctx, id))) throw conflict('rejection-shown');
  await audit(ctx, {
    action: 'applicant.take-back-rejection',
    objectType: 'job_application',
    objectId: id,
    details: { before: 'rejected', after: status },
  });
  return presentApplicant(ctx, id);
};
