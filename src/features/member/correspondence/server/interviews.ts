import { signedIn, type Context } from '#platform/http/context.ts';

export type Invitation = {
  startsAt: Date;
  minutes: number;
  timeZone: string;
  place: string;
  link: string;
  note: string;
};

/** Adds an invitation to an interview by the viewer, in place of those that are still to come. Checks no permission. Returns its id. */
export async function addInterview(ctx: Context, applicationId: string, invitation: Invitation): Promise<string> {
  const { startsAt, timeZone, ...others } = invitation;
  await cancelInterviews(ctx, applicationId);
  const { id } = await ctx.db
    .insertInto('application_interviews')
    .values({
      job_application_id: applicationId,
      author_id: signedIn(ctx).id,
      starts_at: startsAt,
      time_zone: timeZone,
      ...others,
      created_at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Cancels the interviews of an application that are still to come; returns whether there were any. Checks no permission. */
export async function cancelInterviews(ctx: Context, applicationId: string): Promise<boolean> {
  const at = ctx.clock.now();
  const cancelled = await ctx.db
    .updateTable('application_interviews')
    .set({ cancelled_at: at })
    .where('job_application_id', '=', applicationId)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', at)
    .executeTakeFirst();
  return cancelled.numUpdatedRows > 0n;
}
