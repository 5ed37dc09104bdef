import { getOwnApplication } from '#features/member/correspondence/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { deliverApplication } from './deliver-application.ts';
import { presentDelivery } from './get-delivery.ts';

/** Sends an application by e-mail again after it could not be delivered; 409 while an e-mail is under way or was delivered. */
export const sendAgain: UseCase<'POST /api/job_applications/{id}/delivery'> = async (ctx, { params }) => {
  signedIn(ctx);
  await getOwnApplication(ctx, params.id);
  const before = await presentDelivery(ctx, params.id);
  if (!before?.can.send_again) throw conflict('delivery-not-failed');
  await deliverApplication(ctx, { applicationId: params.id });
  return { data: await presentDelivery(ctx, params.id) };
};
