import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { companyRows } from '#features/catalogue/jobs/server/index.ts';
import { companyPeopleRows } from '#features/operations/hiring-teams/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Draft } from './get-hiring-job.ts';
import { presentHeldJobs } from './list-held-jobs.ts';
import { publishDraft } from './publish-hiring-job.ts';
import { checkVersion } from './save-job.ts';

/** Publishes a held job; the same sentences are not held again in this job. */
export const releaseHeldJob: UseCase<'POST /api/staff/held_jobs/{id}/release'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'moderator');
  const draft = await lockHeld(ctx, params.id, body.version);
  await publishDraft(ctx, draft, draft.findings);
  await audit(ctx, {
    action: 'job.released',
    objectType: 'job',
    objectId: draft.id,
    details: { before: 'held', after: 'published', kinds: draft.findings.map(({ kind }) => kind) },
  });
  await notifyEmployers(ctx, draft, 'released', '');
  return presentHeldJobs(ctx);
};

/** Declines a held job; the employer reads the reason and may change the job. */
export const declineHeldJob: UseCase<'POST /api/staff/held_jobs/{id}/decline'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'moderator');
  const draft = await lockHeld(ctx, params.id, body.version);
  await ctx.db
    .updateTable('job_drafts')
    .set({ state: 'declined', reason: body.reason, held_at: null })
    .where('id', '=', draft.id)
    .execute();
  const details = { before: 'held', after: 'declined', reason: body.reason };
  await audit(ctx, { action: 'job.declined', objectType: 'job', objectId: draft.id, details });
  await notifyEmployers(ctx, draft, 'declined', body.reason);
  return presentHeldJobs(ctx);
};

async function lockHeld(ctx: Context, id: string, version: number): Promise<Draft> {
  const draft = await ctx.db.selectFrom('job_drafts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!draft) throw notFound('job');
  checkVersion(draft, version);
  if (draft.state !== 'held') throw conflict('job-not-held');
  return draft;
}

/** Notifies the owners of the company, and whoever wrote the job last if they still work there. */
async function notifyEmployers(ctx: Context, draft: Draft, what: 'released' | 'declined', reason: string): Promise<void> {
  const company = await companyRows(ctx).where('id', '=', draft.company_id).executeTakeFirstOrThrow();
  const people = await companyPeopleRows(ctx).where('company_id', '=', draft.company_id).execute();
  for (const { user_id: userId, role } of people)
    if (role === 'owner' || userId === draft.author_id)
      await notify(ctx, {
        userId,
        kind: 'hiring-job',
        dedupeKey: `hiring-job:${what}:${draft.id}:${draft.version}`,
        facts: { company: company.name, job: draft.content.title, what, reason },
        url: `/hiring/jobs/${draft.id}`,
        mail: true,
      });
}
