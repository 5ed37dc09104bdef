import type { Context } from '#platform/http/context.ts';
import type { EntryStatus } from '../contract.ts';

type Subject = { jobId: string } | { ownAdId: string };

/**
 * The member's entry for a job or an own ad, made as `considering` where there is none. Its version of the résumé is set as long
 * as it is only considered; an application that was sent stays as it is. Checks no permission.
 */
export async function addJobEntry(
  ctx: Context,
  userId: string,
  subject: Subject,
  resumeId: string | null,
): Promise<{ id: string; status: EntryStatus }> {
  const [column, value] = 'jobId' in subject ? (['job_id', subject.jobId] as const) : (['own_ad_id', subject.ownAdId] as const);
  await ctx.db
    .insertInto('job_applications')
    .values({
      user_id: userId,
      [column]: value,
      status: 'considering',
      cover_letter: '',
      resume_id: resumeId,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', column])
        .doUpdateSet({ resume_id: resumeId })
        .where('job_applications.status', '=', 'considering'),
    )
    .execute();
  return ctx.db
    .selectFrom('job_applications')
    .select(['id', 'status'])
    .where('user_id', '=', userId)
    .where(column, '=', value)
    .executeTakeFirstOrThrow();
}
