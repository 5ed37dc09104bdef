import { changeApplicationStatus, lockApplication } from '#features/catalogue/jobs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findDelivery, presentReceived } from './load-received.ts';

/** Opens an application by its link: its applicant sees that it was opened. Repeating it changes nothing. */
export const openReceived: UseCase<'POST /api/received/{token}/open'> = async (ctx, { params }) => {
  // public: the secret of the link is the permission
  const { job_application_id: id } = await findDelivery(ctx, params.token);
  const { status } = await lockApplication(ctx, id);
  if (status === 'submitted') await changeApplicationStatus(ctx, { id, status: 'viewed' });
  return presentReceived(ctx, params.token);
};
