import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { memberRows } from '#features/base/accounts/server/index.ts';
import { jobApplicationEventRows, jobApplicationRows } from '#features/catalogue/jobs/server/index.ts';
import { interviewRows, messageRows, rejectionRows, sharedReportRows } from '#features/member/correspondence/server/index.ts';
import type { Answer, ApplicationStatus } from '#features/catalogue/jobs/contract.ts';
import type { Context } from '#platform/http/context.ts';
import type { Stage } from '../contract.ts';
import { isKept } from './retention.ts';

/**
 * Joined as `a` for applications, `member` for applicants, `rejection` for decisions that were not taken back and `work` for
 * the months of work that the résumé shows, as long as the employer may read it.
 */
export const FROM_APPLICANTS = (ctx: Context) => sql`
  ${jobApplicationRows(ctx)} as a join ${memberRows(ctx)} as member on member.id = a.user_id
  left join ${rejectionRows(ctx)} as rejection on rejection.job_application_id = a.id
  left join applicant_experience as work on work.job_application_id = a.id and ${isKept(ctx)}`;

/** The stage as the employer sees it. */
export const STAGE = sql<Stage>`(case when rejection.id is not null and a.status <> 'withdrawn' then 'rejected' else a.status end)`;

const MOVES = sql<SqlBool>`event.status not in ('letter_changed', 'resume_changed')`;

/** When the application came into its stage. */
const since = (ctx: Context) => sql<Date>`coalesce(rejection.created_at, (
  select max(event.at) from ${jobApplicationEventRows(ctx)} as event
  where event.job_application_id = a.id and ${MOVES}), a.created_at)`;

/** The same for all applications of a job at once, to sort them by it: joined as `moved`, and the expression. */
export const JOIN_SINCE = (ctx: Context, jobId: string) => sql`left join (
  select event.job_application_id, max(event.at) as at from ${jobApplicationEventRows(ctx)} as event
  join ${jobApplicationRows(ctx)} as sent on sent.id = event.job_application_id
  where sent.job_id = ${jobId} and ${MOVES} group by 1) as moved on moved.job_application_id = a.id`;
export const JOINED_SINCE = sql<Date>`coalesce(rejection.created_at, moved.at, a.created_at)`;

/** Whether it was shortlisted since it was sent, also if it was rejected or withdrawn afterwards. */
export const wasShortlisted = (ctx: Context) => sql<boolean>`(a.status in ('shortlisted', 'interview', 'offered') or exists (
  select from ${jobApplicationEventRows(ctx)} as event where event.job_application_id = a.id and event.at >= a.created_at
    and event.status in ('shortlisted', 'interview', 'offered')))`;

export const hasUnread = (ctx: Context) => sql<SqlBool>`exists (
  select from ${messageRows(ctx)} as message where message.job_application_id = a.id and message.side = 'applicant' and message.read_at is null)`;

export const hasSharedReport = (ctx: Context) => sql<SqlBool>`exists (
  select from ${sharedReportRows(ctx)} as shared where shared.job_application_id = a.id)`;

export type ApplicantRow = {
  id: string;
  user_id: string;
  job_id: string;
  status: ApplicationStatus;
  stage: Stage;
  name: string;
  headline: string;
  location: string;
  /** Null where the résumé shows no dated work, or was not read yet. */
  work_months: number | null;
  created_at: Date;
  withdrawn_at: Date | null;
  rejection_due_at: Date | null;
  since: Date;
  was_shortlisted: boolean;
  notes: number;
  unread: number;
  report_shared: boolean;
  interview_at: Date | null;
  answers: Answer[];
};

/** Applicants with what cards show, in no order. Checks no permission. */
export async function findApplicantRows(ctx: Context, ids: readonly string[]): Promise<ApplicantRow[]> {
  if (ids.length === 0) return [];
  return selectRows(ctx, sql<SqlBool>`a.id = any(${[...ids]}::uuid[])`);
}

async function selectRows(ctx: Context, condition: RawBuilder<SqlBool>): Promise<ApplicantRow[]> {
  const { rows } = await sql<ApplicantRow>`
    select a.id, a.user_id, a.job_id, a.status, ${STAGE} as stage, member.name, member.headline, member.location, work.months as work_months, a.created_at,
      a.withdrawn_at, a.answers, case when rejection.shown_at is null and a.status <> 'withdrawn' then rejection.due_at end as rejection_due_at,
      ${since(ctx)} as since, ${wasShortlisted(ctx)} as was_shortlisted, ${hasSharedReport(ctx)} as report_shared,
      (select count(*)::int from applicant_notes as note where note.job_application_id = a.id) as notes,
      (select count(*)::int from ${messageRows(ctx)} as message
        where message.job_application_id = a.id and message.side = 'applicant' and message.read_at is null) as unread,
      (select min(interview.starts_at) from ${interviewRows(ctx)} as interview
        where interview.job_application_id = a.id and interview.starts_at > ${ctx.clock.now()}::timestamptz) as interview_at
    from ${FROM_APPLICANTS(ctx)} where ${condition}`.execute(ctx.db);
  return rows;
}
