import { audit } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, problem } from '#platform/http/errors.ts';
import type { ApplicationStatus } from '../contract.ts';
import { applicationPolicy } from './policy.ts';
import { jobApplicationRows } from './relations.ts';

/**
 * Changes the status of an application and notifies the applicant. For operator commands only. 404 for an unknown one, 409 for
 * a transition that its status does not allow.
 */
export async function changeApplicationStatus(ctx: Context, change: { id: string; status: ApplicationStatus }): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const application = await trx.db
      .selectFrom('job_applications as a')
      .innerJoin('jobs', 'jobs.id', 'a.job_id')
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .select(['a.id', 'a.user_id', 'a.status', 'a.job_id', 'jobs.title', 'companies.name as company'])
      .where('a.id', '=', change.id)
      .where('a.status', '!=', 'considering')
      .$narrowType<{ status: ApplicationStatus; job_id: string }>()
      .forUpdate('a')
      .executeTakeFirst();
    if (!application) throw problem(404, 'no-such-application', { id: change.id });
    const { id, user_id, status, job_id, title, company } = application;
    if (!applicationPolicy.canBecome(status, change.status))
      throw conflict('application-status', { from: status, to: change.status });
    const at = trx.clock.now();
    await trx.db.updateTable('job_applications').set({ status: change.status }).where('id', '=', id).execute();
    await trx.db.insertInto('job_application_events').values({ job_application_id: id, status: change.status, at }).execute();
    await notify(trx, {
      userId: user_id,
      kind: 'application-status',
      dedupeKey: `job-application:${id}:${change.status}`,
      facts: { job: title, company, status: change.status },
      url: `/applications?entry=job-${job_id}`,
      mail: change.status !== 'viewed',
    });
    await audit(trx, { action: `job-application.${change.status}`, objectType: 'job_application', objectId: id });
  });
}

/** Applications that wait for an employer, the oldest first. */
export const listWaitingApplications = (ctx: Context, limit: number) =>
  ctx.db
    .selectFrom(jobApplicationRows(ctx).as('a'))
    .innerJoin('jobs', 'jobs.id', 'a.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['a.id', 'a.status', 'a.created_at', 'jobs.title', 'companies.name as company'])
    .where('a.status', 'in', ['submitted', 'viewed', 'shortlisted', 'interview'])
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(limit)
    .execute();
