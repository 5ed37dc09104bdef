import { mayRead } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { EntryStatus } from '../contract.ts';

export type ApplicationFacts = {
  id: string;
  userId: string;
  /** Exactly one of the two is set. */
  jobId: string | null;
  ownAdId: string | null;
  /** The version of the résumé; null for none, or when it was deleted since. */
  resumeId: string | null;
  status: EntryStatus;
  coverLetter: string;
  /** The file as it was sent; null while the job is only considered. */
  fileKey: string | null;
  fileName: string | null;
  fileKind: 'pdf' | 'docx' | 'txt' | null;
  createdAt: Date;
};

/** Returns an application that the viewer may read, or throws 404. */
export async function getReadableApplication(ctx: Context, id: string): Promise<ApplicationFacts> {
  const application = await getApplicationFacts(ctx, id);
  const read = { action: 'application.read', objectType: 'job_application', objectId: id };
  if (!(await mayRead(ctx, application.userId, read))) throw notFound('application');
  return application;
}

/** Returns an application by id, or throws 404. Does not check permissions; for event handlers and tasks. */
export async function getApplicationFacts(ctx: Context, id: string): Promise<ApplicationFacts> {
  const row = await ctx.db
    .selectFrom('job_applications')
    .select([
      'id',
      'user_id as userId',
      'job_id as jobId',
      'own_ad_id as ownAdId',
      'resume_id as resumeId',
      'status',
      'cover_letter as coverLetter',
      'file_key as fileKey',
      'file_name as fileName',
      'file_kind as fileKind',
      'created_at as createdAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('application');
  return row;
}
