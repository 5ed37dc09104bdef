/** What webhooks are told of: run by the events of other features, in their transactions. */
import { companyRows, jobApplicationRows, jobRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { WebhookEvent } from '../contract.ts';
import { queueEvent } from './queue-event.ts';

type ApplicationEvent = Extract<WebhookEvent, `application.${string}`>;
type JobEvent = Extract<WebhookEvent, `job.${string}`>;
type PurchaseEvent = Extract<WebhookEvent, `purchase.${string}`>;

const addressOf = ({ config }: Context, path: string): string => `${config.APP_ORIGIN}/api/${path}`;

export const tellOfApplication =
  (name: ApplicationEvent) =>
  async (ctx: Context, { applicationId }: { applicationId: string }): Promise<void> => {
    const application = await ctx.db
      .selectFrom(jobApplicationRows(ctx).as('application'))
      .innerJoin(jobRows(ctx).as('job'), 'job.id', 'application.job_id')
      .innerJoin(companyRows(ctx).as('company'), 'company.id', 'job.company_id')
      .select(['application.status', 'job.id as jobId', 'company.id as companyId', 'company.slug'])
      .where('application.id', '=', applicationId)
      .executeTakeFirst();
    if (!application) return;
    const { status, jobId, companyId, slug } = application;
    const url = addressOf(ctx, `hiring/applicants/${applicationId}`);
    await queueEvent(ctx, companyId, { name, data: { id: applicationId, status, job_id: jobId, company: slug, url } });
  };

const JOB_EVENTS = { published: 'job.published', changed: 'job.changed', closed: 'job.closed' } as const satisfies Record<
  string,
  JobEvent
>;

export async function tellOfJob(
  ctx: Context,
  { jobId, change }: { jobId: string; change: keyof typeof JOB_EVENTS },
): Promise<void> {
  const job = await ctx.db
    .selectFrom(jobRows(ctx).as('job'))
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'job.company_id')
    .select(['job.closed_at', 'job.close_reason', 'company.id as companyId', 'company.slug'])
    .where('job.id', '=', jobId)
    .executeTakeFirst();
  if (!job) return;
  const { closed_at, close_reason, companyId, slug } = job;
  const state = closed_at === null ? 'open' : 'closed';
  const url = addressOf(ctx, `hiring/jobs/${jobId}`);
  const data = { id: jobId, state, close_reason, company: slug, url };
  await queueEvent(ctx, companyId, { name: JOB_EVENTS[change], data });
}

const PURCHASE_STATES = { 'purchase.paid': 'success', 'purchase.refunded': 'refunded', 'purchase.held': 'held' } as const;

export const tellOfPurchase =
  (name: PurchaseEvent) =>
  async (ctx: Context, { purchaseId }: { purchaseId: string }): Promise<void> => {
    const url = addressOf(ctx, `staff/purchases/${purchaseId}`);
    await queueEvent(ctx, null, { name, data: { id: purchaseId, status: PURCHASE_STATES[name], url } });
  };
