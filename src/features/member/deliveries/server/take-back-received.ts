import { audit } from '#features/base/accounts/server/index.ts';
import { lockApplication } from '#features/catalogue/jobs/server/index.ts';
import { takeBackRejection } from '#features/member/correspondence/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { byLink, findDelivery, presentReceived } from './load-received.ts';

/** Takes back a rejection by the link of its application; 409 once the applicant has seen it. */
export const takeBackReceived: UseCase<'DELETE /api/received/{token}/rejection'> = async (ctx, { params }) => {
  // public: the secret of the link is the permission
  const delivery = await findDelivery(ctx, params.token);
  await lockApplication(ctx, delivery.job_application_id);
  if (!(await takeBackRejection(ctx, delivery.job_application_id))) throw conflict('rejection-shown');
  await audit(ctx, {
    action: 'applicant.take-back-rejection',
    objectType: 'job_application',
    objectId: delivery.job_application_id,
    details: { before: 'rejected', ...byLink(delivery) },
  });
  return presentReceived(ctx, params.token);
};
