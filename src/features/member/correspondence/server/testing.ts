/** Factories for tests: an application that somebody reads, with an interview that is to come. */
import type { Context } from '#platform/http/context.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';

/** Lets somebody read applications at the company of an application, and invites to an interview. Returns its id. */
export async function anInterview(ctx: Context, applicationId: string): Promise<string> {
  const { company_id } = await ctx.db
    .selectFrom('job_applications')
    .innerJoin('jobs', 'jobs.id', 'job_applications.job_id')
    .select('jobs.company_id')
    .where('job_applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const employer = await aMember(ctx, { name: 'Priya Nair' });
  await ctx.db.insertInto('company_people').values({ company_id, user_id: employer.id, role: 'owner' }).execute();
  const { id } = await ctx.db
    .insertInto('application_interviews')
    .values({
      job_application_id: applicationId,
      author_id: employer.id,
      starts_at: new Date(ctx.clock.now().getTime() + 86_400_000),
      minutes: 30,
      time_zone: 'Asia/Kolkata',
      place: 'Kochi',
      link: '',
      note: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
