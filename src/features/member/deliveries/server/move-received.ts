import { applicationPolicy, changeApplicationStatus } from '#features/catalogue/jobs/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockReceived, presentReceived } from './load-received.ts';

/** Moves an application to a stage by its link; the applicant is notified at once. */
export const moveReceived: UseCase<'POST /api/received/{token}/stage'> = async (ctx, { params, body }) => {
  // public: the secret of the link is the permission
  const { application, rejection } = await lockReceived(ctx, params.token, body.from);
  if (rejection || !applicationPolicy.canBecome(application.status, body.stage))
    throw conflict('application-status', { from: application.status, to: body.stage });
  await changeApplicationStatus(ctx, { id: application.id, status: body.stage });
  return presentReceived(ctx, params.token);
};
