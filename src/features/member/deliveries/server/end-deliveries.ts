import { jobApplicationRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { cancelMails } from '#platform/mail/outbox.ts';

/** Ends the links to an application, and takes back an e-mail that was not delivered. */
export const endDeliveries = (ctx: Context, { applicationId }: { applicationId: string }): Promise<void> =>
  endDeliveriesBy(ctx, 'job_application_id', applicationId);

/** The same for all applications that were sent to an address. */
export const endDeliveriesTo = (ctx: Context, addressId: string): Promise<void> => endDeliveriesBy(ctx, 'address_id', addressId);

/** Takes back the e-mails with applications of a member, whose account is being deleted, that were not delivered. */
export async function endDeliveriesOf(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const applications = await jobApplicationRows(ctx).where('user_id', '=', userId).execute();
  for (const { id } of applications) await endDeliveries(ctx, { applicationId: id });
}

async function endDeliveriesBy(ctx: Context, column: 'job_application_id' | 'address_id', id: string): Promise<void> {
  const ended = await ctx.db
    .updateTable('deliveries')
    .set({ revoked_at: ctx.clock.now() })
    .where(column, '=', id)
    .where('revoked_at', 'is', null)
    .returning('mail_id')
    .execute();
  await cancelMails(
    ctx,
    ended.map(({ mail_id }) => mail_id),
  );
}
