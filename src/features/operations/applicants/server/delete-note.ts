import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadApplicant } from './load-applicant.ts';
import { presentApplicant } from './present-applicant.ts';

/** Deletes a note of the viewer's own. */
export const deleteNote: UseCase<'DELETE /api/hiring/applicants/{id}/notes/{note_id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  await loadApplicant(ctx, params.id, 'view');
  const deleted = await ctx.db
    .deleteFrom('applicant_notes')
    .where('id', '=', params.note_id)
    .where('job_application_id', '=', params.id)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw notFound();
  await audit(ctx, { action: 'applicant.delete-note', objectType: 'job_application', objectId: params.id });
  return presentApplicant(ctx, params.id);
};
