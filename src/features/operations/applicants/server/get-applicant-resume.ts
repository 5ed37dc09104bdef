import { readSentResume } from '#features/base/resumes/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getSentFile } from './get-sent-file.ts';

/** The résumé that an applicant sent. Hidden as a whole while the name is: a résumé says in too many places who wrote it. */
export const getApplicantResume: UseCase<'GET /api/hiring/applicants/{id}/resume'> = async (ctx, { params }) => {
  signedIn(ctx);
  const attributes = await readSentResume(ctx, await getSentFile(ctx, params.id));
  return { data: { id: params.id, type: 'sent_resume', attributes } };
};
