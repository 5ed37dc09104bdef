import { createHash } from 'node:crypto';
import type { Context } from '#platform/http/context.ts';

export type SubmittedResume = {
  id: string;
  fileName: string;
  fileKind: string;
  bytes: number;
  sentAt: Date;
  applications: { id: string; jobTitle: string; companyName: string }[];
};

const MAX_APPLICATIONS = 50;

/**
 * The résumés of a member's latest applications, newest first. Files with the same name, type and size count as one, with all applications
 * that they were sent with. Does not check permissions.
 */
export async function listResumes(ctx: Context, userId: string): Promise<SubmittedResume[]> {
  const rows = await ctx.db
    .selectFrom('job_applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .select([
      'a.id',
      'a.file_name as fileName',
      'a.file_kind as fileKind',
      'a.file_bytes as bytes',
      'a.created_at as sentAt',
      'j.title as jobTitle',
      'c.name as companyName',
    ])
    .where('a.user_id', '=', userId)
    .orderBy('a.created_at', 'desc')
    .limit(MAX_APPLICATIONS)
    .execute();
  const resumes = new Map<string, SubmittedResume>();
  for (const { id, jobTitle, companyName, ...file } of rows) {
    const key = createHash('sha256').update(`${file.fileName}\0${file.fileKind}\0${file.bytes}`).digest('hex').slice(0, 16);
    const resume = resumes.get(key) ?? { id: key, ...file, applications: [] };
    resume.applications.push({ id, jobTitle, companyName });
    resumes.set(key, resume);
  }
  return [...resumes.values()];
}
