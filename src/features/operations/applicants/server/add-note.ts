import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadApplicant } from './load-applicant.ts';
import { presentApplicant } from './present-applicant.ts';

/** Notes something for colleagues. Everybody of the company may. */
export const addNote: UseCase<'POST /api/hiring/applicants/{id}/notes'> = async (ctx, { params: { id }, body }) => {
  const viewer = signedIn(ctx);
  await loadApplicant(ctx, id, 'view');
  await ctx.db
    .insertInto('applicant_notes')
    .values({ job_application_id: id, user_id: viewer.id, body: body.body, created_at: ctx.clock.now() })
    .execute();
  await audit(ctx, { action: 'applicant.note', objectType: 'job_application', objectId: id });
  return presentApplicant(ctx, id);
};
