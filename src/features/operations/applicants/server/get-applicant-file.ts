import { loadSentFile } from '#features/base/resumes/server/index.ts';
import { MEDIA_TYPE } from '#platform/files/uploads.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getSentFile } from './get-sent-file.ts';

/** The résumé of an applicant as it was sent, as a download that the browser does not execute. */
export const getApplicantFile: UseCase<'GET /api/hiring/applicants/{id}/file'> = async (ctx, { params }) => {
  signedIn(ctx);
  const file = await getSentFile(ctx, params.id);
  return { file: await loadSentFile(ctx, file), name: file.name, type: MEDIA_TYPE[file.kind] };
};
