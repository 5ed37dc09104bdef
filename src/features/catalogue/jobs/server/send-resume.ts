import { holdResume, keepResume, RESUME_AREA, type StoredResume } from '#features/base/resumes/server/index.ts';
import { commitSurely } from '#platform/http/commit-surely.ts';
import { storeFile } from '#platform/files/store-file.ts';
import { checkDocument } from '#platform/files/uploads.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';

export type ResumeForm = { file?: File | undefined; resume_id?: string | undefined };

/**
 * Runs `work` in a transaction with the résumé of a form: one of the viewer's versions, or a file, which becomes one. 422
 * without a résumé or with two, 404 for an unknown version.
 */
export async function sendResume<T>(
  ctx: Context,
  { file, resume_id }: ResumeForm,
  work: (trx: Context, resume: StoredResume) => Promise<T>,
): Promise<T> {
  const { id: userId } = signedIn(ctx);
  if (file && resume_id !== undefined) throw invalid({ path: 'resume_id', code: 'resume-or-file' });
  if (resume_id !== undefined) return commitSurely(ctx, async (trx) => work(trx, await holdResume(trx, userId, resume_id)));
  if (!file) throw invalid({ path: 'file', code: 'resume-required' });
  const document = await checkDocument(file, ctx.config.UPLOAD_MAX_BYTES);
  return storeFile(ctx, RESUME_AREA, document.bytes, async (trx, key) => {
    const { resume } = await keepResume(trx, { userId, document, key });
    // The employer sees the name under which it was sent.
    return work(trx, { ...resume, file_name: document.name });
  });
}

/** The columns of an application that refer to its résumé. */
export const resumeColumns = ({ id, file_key, file_name, file_kind, file_bytes }: StoredResume) => ({
  resume_id: id,
  file_key,
  file_name,
  file_kind,
  file_bytes,
});
