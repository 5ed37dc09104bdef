import { notify } from '#features/base/notifications/server/index.ts';
import { companyRows } from '#features/catalogue/jobs/server/index.ts';
import { companyPeopleRows } from '#features/operations/hiring-teams/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { Draft } from './get-hiring-job.ts';
import { checkVersion } from './save-job.ts';

/** Locks a held job as staff have read it; 412 if it has changed since. */
export async function lockHeld(ctx: Context, id: string, version: number): Promise<Draft> {
  const draft = await ctx.db.selectFrom('job_drafts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!draft) throw notFound('job');
  checkVersion(draft, version);
  if (draft.state !== 'held') throw conflict('job-not-held');
  return draft;
}

/** Notifies the owners of the company, and whoever wrote the job last if they still work there. */
export async function notifyEmployers(ctx: Context, draft: Draft, what: 'released' | 'declined', reason: string): Promise<void> {
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
