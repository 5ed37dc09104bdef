import { MEDIA_TYPE } from '#platform/files/uploads.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getSentFile } from './get-sent-file.ts';

/** The résumé of an applicant as it was sent, as a download that the browser does not execute. */
export const getApplicantFile: UseCase<'GET /api/hiring/applicants/{id}/file'> = async (ctx, { params }) => {
  signedIn(ctx);
  const { name, kind, load } = await getSentFile(ctx, params.id);
  return { file: await load(), name, type: MEDIA_TYPE[kind] };
};
