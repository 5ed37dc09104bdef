import type { SentFile } from '#features/base/resumes/server/index.ts';
import { jobApplicationRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { isHidden, loadApplicant } from './load-applicant.ts';
import { isExpired } from './retention.ts';

/** The file of an applicant that the viewer may read; 404 while the name is hidden, and after a withdrawal's retention. */
export async function getSentFile(ctx: Context, id: string): Promise<SentFile> {
  const { row, job } = await loadApplicant(ctx, id, 'view');
  const application = await jobApplicationRows(ctx).where('id', '=', id).executeTakeFirst();
  if (!application || isHidden(job, row) || isExpired(ctx, application.withdrawn_at)) throw notFound();
  const { file_key: key, file_name: name, file_kind: kind, resume_id: resumeId } = application;
  return { key, name, kind, resumeId };
}
