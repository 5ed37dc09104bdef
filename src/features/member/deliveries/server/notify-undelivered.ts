import { notify } from '#features/base/notifications/server/index.ts';
import { companyRows, jobApplicationRows, jobRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** Notifies the applicant when the employer's mail server has not taken their application. */
export async function notifyUndelivered(ctx: Context, { id: mailId }: { id: string }): Promise<void> {
  const delivery = await ctx.db
    .selectFrom('deliveries as delivery')
    .innerJoin(jobApplicationRows(ctx).as('application'), 'application.id', 'delivery.job_application_id')
    .innerJoin(jobRows(ctx).as('job'), 'job.id', 'application.job_id')
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'job.company_id')
    .select(['delivery.id', 'delivery.email', 'application.user_id', 'job.id as jobId', 'job.title', 'company.name as company'])
    .where('delivery.mail_id', '=', mailId)
    .where('delivery.revoked_at', 'is', null)
    .executeTakeFirst();
  if (!delivery) return;
  await notify(ctx, {
    userId: delivery.user_id,
    kind: 'application-undelivered',
    dedupeKey: `application-undelivered:${delivery.id}`,
    facts: { job: delivery.title, company: delivery.company, email: delivery.email },
    url: `/applications?entry=job-${delivery.jobId}`,
    mail: true,
  });
}
