import { notifyAll } from '#features/base/notifications/server/index.ts';
import { companyPeopleRows } from '#features/operations/hiring-teams/server/index.ts';
import { companyRows, jobRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findApplicantRows } from './applicant-rows.ts';
import { isHidden } from './load-applicant.ts';
import { applicantName } from './present-applicants.ts';

type What = 'new' | 'replied' | 'accepted' | 'other_time' | 'withdrew';

/** Notifies a company's owners and recruiters of what an applicant did; none where nobody reads applications here. */
async function notifyCompany(ctx: Context, applicationId: string, what: What, occasion: string): Promise<void> {
  const [row] = await findApplicantRows(ctx, [applicationId]);
  if (!row) return;
  const job = await ctx.db
    .selectFrom(jobRows(ctx).as('job'))
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'job.company_id')
    .leftJoin('hidden_identities', 'hidden_identities.job_id', 'job.id')
    .select(['job.id', 'job.title', 'company.id as companyId', 'hidden_identities.job_id as hiddenJobId'])
    .where('job.id', '=', row.job_id)
    .executeTakeFirstOrThrow();
  const hidesIdentities = job.hiddenJobId !== null;
  const people = await ctx.db
    .selectFrom(companyPeopleRows(ctx).as('person'))
    .select('user_id')
    .where('company_id', '=', job.companyId)
    .where('role', 'in', ['owner', 'recruiter'])
    .execute();
  await notifyAll(
    ctx,
    people.map(({ user_id }) => user_id),
    {
      kind: 'applicant',
      dedupeKey: `applicant:${what}:${occasion}`,
      facts: { name: applicantName({ hidesIdentities }, row), job: job.title, what },
      actors: isHidden({ hidesIdentities }, row) ? [] : [row.user_id],
      url: `/hiring/jobs/${job.id}/applicants?applicant=${applicationId}`,
      ...(what === 'new' && { group: job.id }),
    },
  );
}

export const notifyOfApplicant = (ctx: Context, { applicationId }: { applicationId: string }): Promise<void> =>
  notifyCompany(ctx, applicationId, 'new', `${applicationId}:${ctx.clock.now().getTime()}`);

export const notifyOfReply = (
  ctx: Context,
  { applicationId, messageId }: { applicationId: string; messageId: string },
): Promise<void> => notifyCompany(ctx, applicationId, 'replied', messageId);

export const notifyOfAnswer = (
  ctx: Context,
  { applicationId, interviewId, answer }: { applicationId: string; interviewId: string; answer: 'accepted' | 'other_time' },
): Promise<void> => notifyCompany(ctx, applicationId, answer, `${interviewId}:${ctx.clock.now().getTime()}`);

export const notifyOfWithdrawal = (ctx: Context, { applicationId }: { applicationId: string }): Promise<void> =>
  notifyCompany(ctx, applicationId, 'withdrew', `${applicationId}:${ctx.clock.now().getTime()}`);
