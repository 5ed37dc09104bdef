import { audit } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, problem } from '#platform/http/errors.ts';
import type { ApplicationStatus } from '../contract.ts';
import { applicationPolicy } from './policy.ts';
import { jobApplicationRows } from './relations.ts';

type LockedApplication = {
  id: string;
  userId: string;
  status: ApplicationStatus;
  createdAt: Date;
  jobId: string;
  title: string;
  company: string;
  companyId: string;
};

/** An application that was sent, or 404; nobody else changes it until the transaction ends. Checks no permission. */
export async function lockApplication(ctx: Context, id: string): Promise<LockedApplication> {
  const application = await ctx.db
    .selectFrom('job_applications as a')
    .innerJoin('jobs', 'jobs.id', 'a.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'a.id',
      'a.user_id as userId',
      'a.status',
      'a.created_at as createdAt',
      'jobs.id as jobId',
      'jobs.title',
      'companies.name as company',
      'companies.id as companyId',
    ])
    .where('a.id', '=', id)
    .where('a.status', '!=', 'considering')
    .$narrowType<{ status: ApplicationStatus }>()
    .forUpdate('a')
    .executeTakeFirst();
  if (!application) throw problem(404, 'no-such-application', { id });
  return application;
}

type StatusChange = {
  id: string;
  /** The status that was seen; omitted, whatever it is now. */
  from?: ApplicationStatus;
  status: ApplicationStatus;
  /** Why, where staff record it; the applicant does not read it. */
  reason?: string;
  /** Who made it; by default the viewer. */
  actorId?: string | null;
};

/**
 * Changes the status of an application and notifies the applicant. Checks no permission. 404 for an unknown one, 409 for a
 * transition that its status does not allow, or where somebody was faster.
 */
export async function changeApplicationStatus(ctx: Context, change: StatusChange): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const { id, userId, status: from, createdAt, jobId, title, company } = await lockApplication(trx, change.id);
    const { status, actorId, reason } = change;
    if (change.from !== undefined && from !== change.from) throw problem(412, 'application-changed-meanwhile');
    if (!applicationPolicy.canBecome(from, status)) throw conflict('application-status', { from, to: status });
    const at = trx.clock.now();
    await trx.db.updateTable('job_applications').set({ status }).where('id', '=', id).execute();
    await trx.db.insertInto('job_application_events').values({ job_application_id: id, status, at }).execute();
    await notify(trx, {
      userId,
      kind: 'application-status',
      // An application that is sent again after it was withdrawn goes through its statuses again.
      dedupeKey: `job-application:${id}:${createdAt.getTime()}:${status}`,
      facts: { job: title, company, status },
      url: `/applications?entry=job-${jobId}`,
      mail: status !== 'viewed',
    });
    await audit(trx, {
      action: `job-application.${status}`,
      objectType: 'job_application',
      objectId: id,
      ...(actorId !== undefined && { actorId }),
      details: { before: { status: from }, after: { status }, ...(reason !== undefined && { reason }) },
    });
    await trx.publish('application.moved', { applicationId: id });
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
