import { changeApplicationStatus, lockApplication } from '#features/catalogue/jobs/server/index.ts';
import { markRead } from '#features/member/correspondence/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadApplicant } from './load-applicant.ts';
import { presentApplicant } from './present-applicant.ts';

/** Opens an application: its applicant sees that it was opened, and that their messages were read. Everybody of the company may. */
export const openApplicant: UseCase<'POST /api/hiring/applicants/{id}/open'> = async (ctx, { params: { id } }) => {
  signedIn(ctx);
  await loadApplicant(ctx, id, 'view');
  const { status } = await lockApplication(ctx, id);
  if (status === 'submitted') await changeApplicationStatus(ctx, { id, status: 'viewed' });
  await markRead(ctx, id, 'employer');
  return presentApplicant(ctx, id);
};
