import { findSentText } from '#features/base/resumes/server/index.ts';
import { jobApplicationRows } from '#features/catalogue/jobs/server/index.ts';
import { countWorkMonths } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'applicants.read-experience': { applicationId: string };
    'applicants.read-missing-experience': Record<string, never>;
  }
}

const BATCH_SIZE = 500;

/** Queues the reading of how much work the résumé of an application shows. */
export const queueExperience = (ctx: Context, { applicationId }: { applicationId: string }): Promise<void> =>
  ctx.enqueue('applicants.read-experience', { applicationId });

/** Stores how many months of work a sent résumé shows, up to the day on which it was sent. */
export async function readExperience(ctx: Context, { applicationId }: { applicationId: string }): Promise<void> {
  const application = await jobApplicationRows(ctx).where('id', '=', applicationId).executeTakeFirst();
  if (!application) return;
  const { file_key: key, file_name: name, file_kind: kind, resume_id: resumeId, created_at } = application;
  const text = await findSentText(ctx, { key, name, kind, resumeId }).catch((error: unknown) => {
    // The file may be gone with the account that sent it.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  const months = text === null ? null : countWorkMonths(text, calendarDay(created_at));
  await ctx.db
    .insertInto('applicant_experience')
    .values({ job_application_id: applicationId, months })
    .onConflict((conflict) => conflict.column('job_application_id').doUpdateSet({ months }))
    .execute();
}

/** Reads the applications that were not read yet, some at a time: those that are older than this list of employers. Runs every hour. */
export async function readMissingExperience(ctx: Context): Promise<void> {
  const unread = await jobApplicationRows(ctx)
    .clearSelect()
    .select('id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('applicant_experience').select('months').whereRef('job_application_id', '=', 'job_applications.id'),
        ),
      ),
    )
    .limit(BATCH_SIZE)
    .execute();
  for (const { id } of unread) await readExperience(ctx, { applicationId: id });
}
