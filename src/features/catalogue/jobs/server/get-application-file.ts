import type { UseCase } from '#platform/http/http.ts';
import { MEDIA_TYPE } from '#platform/files/uploads.ts';
import { getReadableApplication, loadApplicationFile } from './get-application-facts.ts';

/** The résumé that was sent, as a download. */
export const getApplicationFile: UseCase<'GET /api/job_applications/{id}/file'> = async (ctx, { params }) => {
  await getReadableApplication(ctx, params.id);
  const { bytes, name, kind } = await loadApplicationFile(ctx, params.id);
  return { file: bytes, name, type: MEDIA_TYPE[kind] };
};
