import { companyRows, jobApplicationRows, jobRows } from '#features/catalogue/jobs/server/index.ts';
import { PREPARED } from '#platform/db/prepared.ts';
import type { Context } from '#platform/http/context.ts';

const MAX_OF_EACH = 5;

/**
 * Interviews to come that a member has not answered, the next one first, and the applications with messages of the employer that
 * they have not read, the newest first. Checks no permission.
 */
export async function listUnanswered(ctx: Context, userId: string) {
  const applications = ctx.db
    .selectFrom(jobApplicationRows(ctx).as('application'))
    .innerJoin(jobRows(ctx).as('job'), 'job.id', 'application.job_id')
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'job.company_id')
    .where('application.user_id', '=', userId)
    .where('application.status', 'not in', ['withdrawn', 'rejected'])
    .select(['job.id as job_id', 'job.title as title', 'company.name as organisation']);
  const [interviews, messages] = await Promise.all([
    applications
      .innerJoin('application_interviews as interview', 'interview.job_application_id', 'application.id')
      .where('interview.cancelled_at', 'is', null)
      .where('interview.answer', 'is', null)
      .where('interview.starts_at', '>', ctx.clock.now())
      .select('interview.starts_at as at')
      .orderBy('interview.starts_at')
      .limit(MAX_OF_EACH)
      .modifyEnd(PREPARED)
      .execute(),
    applications
      .innerJoin('application_messages as message', 'message.job_application_id', 'application.id')
      .where('message.side', '=', 'employer')
      .where('message.read_at', 'is', null)
      .select(({ fn }) => fn.max('message.created_at').as('at'))
      .groupBy(['job.id', 'job.title', 'company.name'])
      .orderBy('at', 'desc')
      .limit(MAX_OF_EACH)
      .modifyEnd(PREPARED)
      .execute(),
  ]);
  return { interviews, messages };
}
