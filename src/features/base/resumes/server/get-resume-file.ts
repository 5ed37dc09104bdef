import { MEDIA_TYPE } from '#platform/files/uploads.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getResume } from './load-resume.ts';

/** The file of one of the viewer's versions, as a download; 503 if the stored file is away. */
export const getResumeFile: UseCase<'GET /api/resumes/{id}/file'> = async (ctx, { params }) => {
  const { file_key, file_name, file_kind } = await getResume(ctx, signedIn(ctx).id, params.id);
  return { file: await ctx.files.open(file_key), name: file_name, type: MEDIA_TYPE[file_kind] };
};
