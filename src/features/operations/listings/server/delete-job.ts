import { requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { deleteJob as deleteStoredJob } from '#features/catalogue/jobs/server/index.ts';
import { detachJobs } from '#features/member/tracker/server/index.ts';
import { hasDraft } from '#features/operations/hiring-jobs/server/index.ts';
import { findSourceOfJob } from '#features/operations/sources/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditListing } from './change-listing.ts';
import { lockJob } from './present-jobs.ts';

/** Deletes a job that nobody has applied for or scored, that its company does not write here, and that no source brings again. */
export const deleteJob: UseCase<'POST /api/staff/jobs/{id}/deletion'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  await requireFreshSession(ctx);
  const job = await lockJob(ctx, id, body.version);
  if (job.entries > 0) throw conflict('job-has-entries', { count: job.entries });
  if (await hasDraft(ctx, id)) throw conflict('job-has-draft');
  const source = await findSourceOfJob(ctx, id);
  if (source) throw conflict('job-in-source', { source: source.name });
  // What members noted about it stays theirs.
  await detachJobs(ctx, [], [id]);
  await deleteStoredJob(ctx, id);
  const { title, slug, company_name: company, location } = job;
  await auditListing(ctx, { type: 'job', id, act: 'delete', reason: body.reason, before: { title, slug, company, location } });
};
