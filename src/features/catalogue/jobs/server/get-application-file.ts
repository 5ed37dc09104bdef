import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { MEDIA_TYPE } from '#platform/files/uploads.ts';
import { getReadableApplication } from './get-application-facts.ts';

/** The résumé that was sent, as a download. */
export const getApplicationFile: UseCase<'GET /api/job_applications/{id}/file'> = async (ctx, { params }) => {
  const { fileKey, fileName, fileKind } = await getReadableApplication(ctx, params.id);
  if (fileKey === null || fileName === null || fileKind === null) throw notFound('application');
  return { file: await ctx.files.open(fileKey), name: fileName, type: MEDIA_TYPE[fileKind] };
};
