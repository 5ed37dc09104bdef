import { audit } from '#features/base/accounts/server/index.ts';
import { applicationPolicy } from '#features/catalogue/jobs/server/index.ts';
import { holdRejection } from '#features/member/correspondence/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { byLink, lockReceived, presentReceived } from './load-received.ts';

/** Rejects an application by its link, with a reason that the applicant reads when it can no longer be taken back. */
export const rejectReceived: UseCase<'POST /api/received/{token}/rejection'> = async (ctx, { params, body }) => {
  // public: the secret of the link is the permission
  const { application, rejection, stage, delivery } = await lockReceived(ctx, params.token, body.from);
  if (rejection || !applicationPolicy.canBecome(application.status, 'rejected'))
    throw conflict('application-status', { from: stage, to: 'rejected' });
  await holdRejection(ctx, application.id, body.reason);
  await audit(ctx, {
    action: 'applicant.reject',
    objectType: 'job_application',
    objectId: application.id,
    details: { before: stage, after: 'rejected', ...byLink(delivery) },
  });
  return presentReceived(ctx, params.token);
};
