import type { z } from 'zod';
import { hasOpenReport } from '#features/member/fitment/server/index.ts';
import { jobRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Correspondence } from '../contract.ts';
import { getOwnApplication, type OwnApplication } from './get-own-application.ts';
import { loadExchange } from './load-exchange.ts';
import { correspondencePolicy } from './policy.ts';

/** Which of these companies have somebody who reads applications on this site. */
export type FindEmployers = (ctx: Context, companyIds: readonly string[]) => Promise<ReadonlySet<string>>;
/** `keptDays`: how many days an employer may read letter and file after a withdrawal. */
export type Employers = { findEmployers: FindEmployers; keptDays: (ctx: Context) => number };

/** The correspondence about one of the viewer's own applications. */
export async function presentCorrespondence(
  ctx: Context,
  employers: Employers,
  id: string,
): Promise<{ data: z.input<typeof Correspondence> }> {
  const application = await getOwnApplication(ctx, id);
  const [exchange, rejection, shared, access] = await Promise.all([
    loadExchange(ctx, id),
    ctx.db
      .selectFrom('application_rejections')
      .select(['reason', 'shown_at'])
      .where('job_application_id', '=', id)
      .where('taken_back_at', 'is', null)
      .where('shown_at', 'is not', null)
      .executeTakeFirst(),
    ctx.db.selectFrom('shared_reports').select('job_application_id').where('job_application_id', '=', id).executeTakeFirst(),
    loadAccess(ctx, employers, application),
  ]);
  const { status } = application;
  return {
    data: {
      id,
      type: 'correspondence',
      attributes: {
        ...exchange,
        company: application.job.companyName,
        reads_here: access.readsHere,
        by_email: access.byEmail,
        kept_days: employers.keptDays(ctx),
        rejection: rejection?.shown_at ? { reason: rejection.reason, at: rejection.shown_at.toISOString() } : null,
        report_shared: shared !== undefined,
        can: {
          reply: correspondencePolicy.reply({ status, ...access, hasMessages: exchange.messages.length > 0 }),
          share_report: correspondencePolicy.shareReport({ status, ...access }),
        },
      },
    },
  };
}

/** Whether somebody of the company reads here or gets applications by e-mail, and whether the applicant has a report that is open. */
async function loadAccess(ctx: Context, { findEmployers }: Employers, { id, jobId }: OwnApplication) {
  const job = await jobRows(ctx).where('id', '=', jobId).executeTakeFirstOrThrow();
  const [companies, hasReport] = await Promise.all([findEmployers(ctx, [job.company_id]), hasOpenReport(ctx, id)]);
  return { readsHere: companies.has(job.company_id), byEmail: job.apply_email !== null, hasReport };
}
