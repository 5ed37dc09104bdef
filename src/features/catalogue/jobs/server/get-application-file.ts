import type { UseCase } from '#platform/http/http.ts';
import { MEDIA_TYPE } from '#platform/files/uploads.ts';
import { getReadableApplication } from './get-application-facts.ts';

/** The résumé that was sent, as a download. */
export const getApplicationFile: UseCase<'GET /api/job_applications/{id}/file'> = async (ctx, { params }) => {
  const { fileKey, fileName, fileKind } = await getReadableApplication(ctx, params.id);
  return { file: await ctx.files.get(fileKey), name: fileName, type: MEDIA_TYPE[fileKind] };
};
